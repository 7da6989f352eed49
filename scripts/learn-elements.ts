import { writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readExamples, without } from "./elements/examples.ts";
import { learn } from "./elements/learn.ts";
import { ROOT } from "./run/run-tool.ts";

// `--without a,b` leaves sources out, to measure on them what was learned from the others.
const { values } = parseArgs({ options: { without: { type: "string", default: "" } } });
const all = readExamples(path.join(ROOT, "scripts/elements/examples.bin.gz"));
const examples = without(all, values.without.split(","));
const text = `${JSON.stringify(learn(examples))}\n`;
writeFileSync(path.join(ROOT, "shared/perception/elements/model/model.json"), text);
process.stdout.write(`${examples.rows.length} examples, ${Math.round(text.length / 1000)} kB\n`);
