import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { runTool } from "../run/run-tool.ts";
import type { Publication } from "./read-arguments.ts";

/** The part of a plugin's manifest that a publication decides: https://developers.figma.com/docs/plugins/manifest/ */
interface Manifest {
  readonly id: string;
  readonly networkAccess: {
    readonly allowedDomains: readonly string[];
    readonly devAllowedDomains?: readonly string[];
    readonly reasoning: string;
  };
}

const isLocal = (siteUrl: string): boolean => siteUrl.startsWith("http:");

/**
 * The manifest of a plugin that asks this site, and nothing else. A site on this machine is allowed for development
 * only, as Figma wants it.
 */
function publishedManifest<Known extends Manifest>(manifest: Known, { siteUrl, id }: Publication): Known {
  const { allowedDomains: _, devAllowedDomains: __, ...rest } = manifest.networkAccess;
  const domains = isLocal(siteUrl)
    ? { allowedDomains: ["none"], devAllowedDomains: [siteUrl] }
    : { allowedDomains: [siteUrl] };
  return { ...manifest, id: id ?? manifest.id, networkAccess: { ...domains, ...rest } };
}

/**
 * Builds the plugin for a site into a folder that is emptied first: `manifest.json`, and in `build/` `main.js`,
 * `ui.js` and `engine.js`.
 *
 * @throws Error with what the builder said, when the plugin cannot be built.
 */
export async function buildPlugin(publication: Publication, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { code, output } = await runTool("build-figma-plugin", ["--minify", "--output", folder], {
    env: { PLUGIN_SITE_URL: publication.siteUrl },
  });
  if (code !== 0) throw new Error(`The plugin could not be built:\n${output}`);
  const file = path.join(folder, "manifest.json");
  const manifest = publishedManifest(JSON.parse(await readFile(file, "utf8")), publication);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
