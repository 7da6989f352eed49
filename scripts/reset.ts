import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { removeData } from "../stand-ins/postgres/remove-data.ts";
import { readEnv } from "../server/env.ts";
import { StartFault } from "../server/start-fault.ts";

try {
  if (existsSync(".env")) process.loadEnvFile();
  const { DATA_FOLDER } = readEnv(process.env);
  await removeData(path.join(DATA_FOLDER, "postgres"));
  await rm(DATA_FOLDER, { recursive: true, force: true });
  process.stdout.write(`${DATA_FOLDER} is empty.\n`);
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
