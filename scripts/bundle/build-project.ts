import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile, rename } from "node:fs/promises";
import path from "node:path";
import { build as buildWithVite } from "vite";
import { buildRealm } from "./build-realm.ts";
import { loadPrerender, prerenderSite } from "./prerender-site.ts";
import { writeStagePages } from "./write-stage-pages.ts";
import { ROOT, runTool, secondsSince } from "../run/run-tool.ts";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:js|css|svg|json|wasm)$/;
/** Below this a file does not get smaller by much. */
const MIN_BYTES = 1024;

/** The best level takes most of a build; what visitors wait for is 4 to 8 percent less. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The server may be at work: it never meets half a file. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  await writeWhole(`${file}.br`, await brotli(content, BROTLI));
  await writeWhole(`${file}.gz`, await zip(content, { level: 9 }));
}

/**
 * Writes a compressed copy beside each file of the site that is text, for the server to send. Two at a time: the
 * server beside it reads files and signs in to its database on the same four threads.
 */
async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const left = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).values();
  const compressNext = async (): Promise<void> => {
    for (const { parentPath, name } of left) await compress(path.join(parentPath, name));
  };
  await Promise.all([compressNext(), compressNext()]);
}

const STAMP = path.join(ROOT, "build", "stamp");
const COMPRESSED = path.join(ROOT, "build", "compressed");
const INPUTS = [
  "shared",
  "plugin",
  "website",
  "scripts",
  "build-figma-plugin.main.js",
  "build-figma-plugin.manifest.js",
  "build-figma-plugin.ui.js",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
];

async function filesIn(place: string): Promise<readonly string[]> {
  const entries = await readdir(place, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [place];
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of everything that goes into the build: equal hashes, equal builds. */
async function inputHash(): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => filesIn(path.join(ROOT, input))))).flat().toSorted();
  const hash = createHash("sha256").update(process.env["COMMUNITY_URL"] ?? "");
  for (const file of files) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return hash.digest("hex");
}

async function buildPlugin(): Promise<void> {
  const { code, output } = await runTool("build-figma-plugin", ["--minify"]);
  if (code !== 0) throw new Error(`The plugin could not be built:\n${output}`);
}

/** The site holds the plugin and the realm of the stage; what writes its pages is built beside them. */
async function buildSite(): Promise<void> {
  const [program] = await Promise.all([
    loadPrerender(),
    step("plugin", buildPlugin),
    step("stage realm", buildRealm),
  ]);
  await buildWithVite({ root: ROOT, logLevel: "warn", configFile: path.join(ROOT, "vite.config.ts") });
  await prerenderSite(program);
  await writeStagePages();
}

/** Vite says `production` to the whole process, which also runs the product and its tests: that is taken back. */
async function keepEnvironment(run: () => Promise<void>): Promise<void> {
  const { NODE_ENV: before } = process.env;
  await run();
  if (before === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = before;
}

async function step(name: string, run: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await run();
  process.stderr.write(`  ${name} built in ${secondsSince(startedAt)}\n`);
}

/** Builds the plugin, the stage and the site into `build/`, unless they are built from the same sources already. */
export async function buildProject(): Promise<void> {
  const hash = await inputHash();
  if (existsSync(STAMP) && (await readFile(STAMP, "utf8")) === hash) return;
  process.stderr.write("Building …\n");
  await rm(COMPRESSED, { force: true });
  await keepEnvironment(() => step("site", buildSite));
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, await inputHash());
}

/** Compresses the built site for its visitors, unless it is. Whoever works on one machine can do without, and begin. */
export async function compressBuild(): Promise<void> {
  if (existsSync(COMPRESSED)) return;
  await compressSite(path.join(ROOT, "build/site"));
  await writeFile(COMPRESSED, "");
}
