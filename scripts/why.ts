import { REPORT_WORDS } from "../cli/words/words.ts";
import { readDesign } from "../cli/design/read-design.ts";
import { why } from "./why/why.ts";

const USAGE = `npm run why -- FILE LAYER RULE

Tells what a layer, by its id or name, was taken for, and why a rule says of it what it says.
`;

async function findIn(file: string, layer: string, rule: string): Promise<readonly string[]> {
  const design = await readDesign(file, REPORT_WORDS.en, () => true);
  const found: string[] = [];
  for (const page of design.pages) {
    const scene = await page.readScene();
    for (const screen of scene?.frames ?? []) if (scene) found.push(why(scene, screen, layer, rule));
  }
  return found.filter((text) => text !== "");
}

const [file, layer, rule] = process.argv.slice(2);
const found = file && layer && rule ? await findIn(file, layer, rule) : undefined;
process.stdout.write(found ? `${found.join("\n\n")}\n` : USAGE);
if (!found) process.exitCode = 2;
else if (found.length === 0) {
  process.stderr.write(`There is no layer ${layer} in ${file}.\n`);
  process.exitCode = 1;
}
