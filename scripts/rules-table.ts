import { writeFile } from "node:fs/promises";
import path from "node:path";
import { RULES } from "../shared/review/rules/index.ts";
import { readMeasurements } from "./rules-table/measurements.ts";
import { writePageData } from "./rules-table/write-page-data.ts";
import { writeTable } from "./rules-table/write-table.ts";
import { ROOT, runTool } from "./run-tool.ts";

const TABLE = path.join(ROOT, "docs/rules.md");
const PAGE_DATA = path.join(ROOT, "website/pages/rules/measured-rules.ts");

const measurements = readMeasurements();
await writeFile(TABLE, writeTable(RULES, measurements));
await writeFile(PAGE_DATA, writePageData(RULES, measurements));
await runTool("oxfmt", [TABLE, PAGE_DATA]);
process.stdout.write(`docs/rules.md and the site’s page: ${RULES.length} rules\n`);
