import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { reviewCommand } from "../../cli/review-command.ts";

export const ROOT = path.resolve(import.meta.dirname, "../..");
export const SCRIPT = path.join(ROOT, "cli/review.ts");

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === "number" ? error.code : -1) : 0;
      resolve({ code, stdout, stderr });
    });
  });

/** The command with its arguments, in this process: starting one of its own takes longer than most reviews. */
export async function review(...args: readonly string[]): Promise<Outcome> {
  const said = { stdout: "", stderr: "" };
  const code = await reviewCommand(args, {
    out: (text) => (said.stdout += text),
    err: (text) => (said.stderr += text),
    isTerminal: false,
  });
  return { code, ...said };
}

/** Runs the command in a process of its own, after a piece of JavaScript. */
export const reviewAfter = (javaScript: string, ...args: readonly string[]): Promise<Outcome> =>
  run(["--import", `data:text/javascript,${encodeURIComponent(javaScript)}`, SCRIPT, ...args]);

/** Writes a file of its own, and answers its path. */
export const fileWith = (content: string | Uint8Array, name = "file.json"): string =>
  path.join(folderWith({ [name]: content }), name);

/** Writes a folder of its own with these files in it, by their paths, and answers its path. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "review-"));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/** A grey paint. */
export const solid = (grey: number) => [{ type: "SOLID", color: { r: grey, g: grey, b: grey, a: 1 } }];

const box = { x: 0, y: 0, width: 375, height: 812 };

/** A text that is too faint to read on white. */
export const faint = {
  id: "1:2",
  name: "Hint",
  type: "TEXT",
  characters: "Delivery within two days",
  absoluteBoundingBox: { x: 16, y: 16, width: 200, height: 24 },
  fills: solid(0.6),
  style: { fontFamily: "Inter", fontSize: 16, fontWeight: 400, lineHeightPx: 24 },
};

/** A white phone screen with the faint text in it. */
export const screen = (id: string, name: string) => ({
  id,
  name,
  type: "FRAME",
  absoluteBoundingBox: box,
  fills: solid(1),
  children: [faint],
});
