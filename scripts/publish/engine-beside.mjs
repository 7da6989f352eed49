import path from "node:path";

const ENTRY = "plugin/ui/engine/engine.ts";

/** Where the panel finds the engine when its file was run as a script. */
const GLOBAL_NAME = "RegardEngine";

/** The file of the engine, beside the one of the panel. */
export const ENGINE_FILE = "build/engine.js";

/**
 * A plugin of esbuild: whenever it builds the panel, it builds the engine as a file of its own beside it, for the same
 * browsers. What both files import is in both: nothing of it may keep a state, or be told from another by its identity.
 */
export const engineBeside = {
  name: "engine-beside",
  setup({ esbuild, initialOptions, onEnd }) {
    const { define, target, minify, outfile } = initialOptions;
    onEnd(async () => {
      await esbuild.build({
        entryPoints: [ENTRY],
        bundle: true,
        format: "iife",
        globalName: GLOBAL_NAME,
        outfile: path.join(path.dirname(outfile), path.basename(ENGINE_FILE)),
        logLevel: "silent",
        define,
        target,
        minify,
      });
    });
  },
};
