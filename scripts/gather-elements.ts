import path from "node:path";
import { writeExamples } from "./elements/examples.ts";
import { gather } from "./elements/gather.ts";
import { ROOT } from "./run/run-tool.ts";

const USAGE = `Usage: npm run gather:elements -- FOLDER…

Makes scripts/elements/examples.bin.gz from folders of designs (NAME.json) with labels beside them (NAME.elements.json).
`;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const examples = gather(folders);
  writeExamples(path.join(ROOT, "scripts/elements/examples.bin.gz"), examples);
  process.stdout.write(`${examples.rows.length} examples of ${examples.sources.length} sources\n`);
}
