import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Aspect } from "../shared/review/rule.ts";
import { RULES } from "../shared/review/rules/index.ts";
import { findFault, type NewRule, writeRule } from "./new-rule/write-rule.ts";
import { ROOT, runTool } from "./run/run-tool.ts";

const USAGE = `npm run new-rule -- ASPECT/ROOM ID

Makes the file, the test and the texts of a new rule. The tests fail until it is written; CONTRIBUTING.md says how.
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function makeRule(rule: NewRule): Promise<void> {
  const files = writeRule(rule, (file) => readFileSync(path.join(ROOT, file), "utf8"));
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), content);
  }
  await runTool("oxfmt", [...files.keys()]);
  for (const file of files.keys()) say(file);
  say(`Next: write its table and the rule, then an example of it in website/pages/rules/examples.`);
}

const [place = "", id = ""] = process.argv.slice(2);
const [aspect = "", room] = place.split("/");
const fault = findFault(
  { aspect, room, id },
  RULES.map((rule) => rule.id),
);
if (fault === undefined) await makeRule({ aspect: aspect as Aspect, room, id });
else {
  process.stderr.write(`${fault}\n\n${USAGE}`);
  process.exitCode = 2;
}
