import { existsSync } from "node:fs";
import { readEnv, type Env } from "../server/env.ts";
import { StartFault } from "../server/start-fault.ts";

/** Runs a script with the environment of `.env`. What is not right is one line and an exit code. */
export async function runScript(run: (env: Env) => Promise<void>): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile();
    await run(readEnv(process.env));
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
