import { rm } from "node:fs/promises";
import path from "node:path";
import { removeData } from "../stand-ins/postgres/remove-data.ts";
import { runScript } from "./run/run-script.ts";

/** Empties the folder of the data. */
await runScript(async ({ DATA_FOLDER }) => {
  await removeData(path.join(DATA_FOLDER, "postgres"));
  await rm(DATA_FOLDER, { recursive: true, force: true });
  process.stdout.write(`${DATA_FOLDER} is empty.\n`);
});
