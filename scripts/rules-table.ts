import { writeFile } from "node:fs/promises";
import path from "node:path";
import { RULES } from "../shared/review/rules/index.ts";
import { ROOT, runTool } from "./run/run-tool.ts";
import { writeTable } from "./rules-table/write-rules-table.ts";

const TABLE = path.join(ROOT, "docs/rules.md");

await writeFile(TABLE, writeTable(RULES));
await runTool("oxfmt", [TABLE]);
process.stdout.write(`docs/rules.md: ${RULES.length} rules\n`);
