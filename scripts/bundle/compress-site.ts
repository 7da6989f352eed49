import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
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

/** Writes a compressed copy beside each file of the site that is text, for the server to send. */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(path.join(parentPath, name))));
}
