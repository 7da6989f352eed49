import * as engine from "./engine.ts";

/**
 * The engine: rules, words and eyes, two thirds of the panel's code. In the built panel it is a text until the first
 * call (`scripts/publish/when-needed.mjs`). Call it where it is used, never while a module is loaded.
 */
export const theEngine = (): typeof engine => engine;
