import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { RULES } from "../shared/review/rules/index.ts";
import { writeTable, type Measured } from "./rules-table/write-table.ts";
import { runTool } from "./run-tool.ts";

const ROOT = new URL("../", import.meta.url);
const TABLE = fileURLToPath(new URL("docs/rules.md", ROOT));

const { rules } = JSON.parse(await readFile(new URL("tests/quality/measured.json", ROOT), "utf8")) as {
  readonly rules: Measured;
};
await writeFile(TABLE, writeTable(RULES, rules));
await runTool("oxfmt", [TABLE]);
process.stdout.write(`docs/rules.md: ${RULES.length} rules\n`);
