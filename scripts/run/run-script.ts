import { existsSync } from "node:fs";
import { ApiError } from "../../shared/api/errors.ts";
import { readEnv, type Env } from "../../server/env.ts";
import { PaymentsRefused } from "../../server/billing/payments.ts";
import { StartFault } from "../../server/start-fault.ts";

/** The line that a person at the terminal is told, and the code to exit with; null: nobody expected the error. */
function faultOf(error: unknown): { readonly line: string; readonly exitCode: number } | null {
  if (error instanceof StartFault) return { line: error.message, exitCode: error.exitCode };
  if (error instanceof PaymentsRefused)
    return { line: `${error.message} Is STRIPE_SECRET_KEY still good?`, exitCode: 1 };
  if (error instanceof ApiError && error.code === "unavailable")
    return { line: "Stripe does not answer. What was not done is done by running this again.", exitCode: 1 };
  return null;
}

/** Runs a script with the environment of `.env`. What is not right is one line and an exit code. */
export async function runScript(run: (env: Env) => Promise<void>): Promise<void> {
  try {
    if (existsSync(".env")) process.loadEnvFile();
    await run(readEnv(process.env));
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    process.stderr.write(`${fault.line}\n`);
    process.exitCode = fault.exitCode;
  }
}
