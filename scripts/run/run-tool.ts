import { spawn } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

export interface ToolResult {
  readonly code: number;
  readonly output: string;
}

interface ToolOptions {
  /** Show the output while it comes; otherwise it is only returned. */
  readonly isShown?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command at the root of the project and collects what it prints. */
export function runTool(
  command: string,
  args: readonly string[],
  { isShown = false, env = {} }: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer): void => {
      chunks.push(chunk);
      if (isShown) process.stderr.write(chunk);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Seconds with one decimal since a moment of `performance.now()`. */
export const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
