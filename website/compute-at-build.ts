import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const COMPUTED = /\.computed\.ts$/;

/**
 * A module `*.computed.ts` runs at build, and the site gets what it exports as plain data: what takes the engine, or
 * long tables, to compute is there before any script, and weighs nothing.
 */
export const computeAtBuild = (): Plugin => ({
  name: "compute-at-build",
  enforce: "pre",
  async load(id) {
    const [file = ""] = id.split("?");
    if (!COMPUTED.test(file)) return null;
    const values = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n");
  },
});
