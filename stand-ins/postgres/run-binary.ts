import { spawn } from "node:child_process";
import path from "node:path";
import type { ClusterHome } from "./data-folder.ts";

export interface BinaryResult {
  readonly code: number;
  readonly output: string;
}

/** Messages in English and bytes in order, whatever the machine speaks. */
const LOCALE = { LC_ALL: "C", LANG: "C", TZ: "UTC" } as const;

/** Runs one of Postgres' programs as its user and waits for its end. */
export function runBinary(place: ClusterHome, name: string, args: readonly string[]): Promise<BinaryResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, "bin", name), args, {
      ...place.user,
      cwd: place.root,
      env: { ...process.env, ...LOCALE },
      // Postgres inherits these from pg_ctl: a pipe for its errors would be held open for as long as it runs.
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}
