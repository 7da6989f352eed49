import path from "node:path";
import { parseArgs } from "node:util";
import { joined, readExamples, writeExamples } from "./elements/examples.ts";
import { gather } from "./elements/gather.ts";
import { ROOT } from "./run/run-tool.ts";

const USAGE = `Usage: npm run gather:elements -- [--add] FOLDER…

Makes scripts/elements/examples.bin.gz from folders of designs (NAME.json) with labels beside them (NAME.elements.json).
With --add, what is in that file is kept.
`;

const FILE = path.join(ROOT, "scripts/elements/examples.bin.gz");

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { add: { type: "boolean", default: false } },
});
if (folders.length === 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const gathered = gather(folders);
  const examples = values.add ? joined(readExamples(FILE), gathered) : gathered;
  writeExamples(FILE, examples);
  process.stdout.write(`${examples.things.length} examples of ${examples.sources.length} sources\n`);
}
