import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Client } from "pg";
import { readLines } from "./lines-of.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** Writes a backup into a file, packed, for its owner only. It is written beside: what was cut short has another name. */
export async function backUpInto(file: string, client: Client): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  await writeBackup(client, lines);
  lines.end();
  await written;
  await rename(unfinished, file);
}

/** Restores a backup out of a file. */
export async function restoreFrom(file: string, client: Client): Promise<void> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked);
  await Promise.all([readBackup(client, readLines(unpacked)), read]);
}
