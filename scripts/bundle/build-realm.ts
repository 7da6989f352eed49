import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { ROOT } from "../run/run-tool.ts";

const ENTRY = path.join(ROOT, "plugin", "stage", "realm", "realm.ts");
const OUTPUT = path.join(ROOT, "build", "stage", "realm.js");

/** Bundles the stand-in for the editor's `figma` global into one script. */
export async function bundleRealm(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: ENTRY, formats: ["iife"], name: "realm", fileName: () => "realm.js" },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("The realm was watched, not built.");
  return output.output[0].code;
}

/** Builds `build/stage/realm.js`. */
export async function buildRealm(): Promise<void> {
  const code = await bundleRealm();
  await mkdir(path.dirname(OUTPUT), { recursive: true });
  await writeFile(OUTPUT, code);
}
