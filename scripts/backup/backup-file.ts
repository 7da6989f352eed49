import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Client } from "pg";
import { StartFault } from "../../server/start-fault.ts";
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

function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "There is no such file.";
  return code.startsWith("Z_") ? "It is cut off, or no backup." : message;
}

/** Restores a backup out of a file: all of it, or nothing and a `StartFault` that says why. */
export async function restoreFrom(file: string, client: Client): Promise<void> {
  // A fault is met where the lines are read, which may begin after it.
  const unpacked = createGunzip().on("error", () => {});
  pipeline(createReadStream(file), unpacked).catch(() => {});
  try {
    await readBackup(client, readLines(unpacked));
  } catch (cause) {
    throw new StartFault("environment", `${file} was not restored. ${reasonOf(cause)}`, { cause });
  } finally {
    unpacked.destroy();
  }
}
