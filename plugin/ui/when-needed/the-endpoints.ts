import * as endpoints from "./endpoints.ts";

/**
 * The addresses of the API that the panel asks, with the shapes of what they answer. In the built panel they are a text
 * until the first call (`scripts/publish/when-needed.mjs`): making the shapes takes a fifth of what opening the panel takes.
 */
export const theEndpoints = (): typeof endpoints => endpoints;
