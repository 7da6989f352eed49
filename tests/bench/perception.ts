import path from "node:path";
import { parseArgs } from "node:util";
import { sight } from "../../shared/perception/elements/evidence/sight.ts";
import { SIGNS } from "../../shared/perception/elements/signs/all-signs.ts";
import type { Sign } from "../../shared/perception/elements/signs/sign.ts";
import { screensIn, tallyOf, type LabelledScreen } from "./perception/labelled-screens.ts";
import { Table, type Tally } from "./perception/tally.ts";

const USAGE = `Usage: npm run bench:perception -- [--without SIGN,SIGN… | --without each] FOLDER…

Holds the elements that are recognised against labels: designs as the REST API answers (NAME.json) with NAME.elements.json
beside them, { "elements": [{ "role", "ids", "alt"?, "primary"? }] }. Prints recall and precision by role, and how many
main actions are known as such. What was learned from a folder says nothing about how well it is seen.
--without leaves signs out; --without each leaves out one after the other, and prints what changes in all folders together.
Signs: ${SIGNS.map(({ name }) => name).join(", ")}
`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function sumOf(tables: readonly Table[]): Table {
  const sum = new Table();
  for (const table of tables) sum.add(table);
  return sum;
}

const share = (part: number, whole: number): string => (part / (whole || 1)).toFixed(2);

const lineOf = (name: string, { labelled, found, said, right }: Tally): string =>
  `${name.padEnd(16)} recall ${share(found, labelled)} of ${labelled}, precision ${share(right, said)} of ${said}`;

function print(name: string, table: Table): void {
  const sorted = [...table.rows].toSorted((a, b) => b[1].labelled - a[1].labelled);
  say(name);
  for (const [role, row] of sorted) say(lineOf(role, row));
  say(lineOf("all", table.sum()));
  say(`main actions known as such: ${table.mainActionsFound} of ${table.mainActions}\n`);
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** Prints how much is found and how much is said wrongly without each of the signs, held against what is with all. */
function printEach(screens: readonly LabelledScreen[]): void {
  const tables = screens.map((screen) => tallyOf(screen, SIGNS));
  const all = sumOf(tables).sum();
  say(`${lineOf("all signs", all)}\n`);
  say("| without | claims | found | wrong |\n| --- | --- | --- | --- |");
  for (const sign of SIGNS) {
    const others = SIGNS.filter((one) => one !== sign);
    const claims = screens.map(({ frame }) => sign.claims(sight(frame)).length);
    const left = screens.map((screen, index) =>
      claims[index] ? tallyOf(screen, others) : (tables[index] as Table),
    );
    const { found, said, right } = sumOf(left).sum();
    const wrong = said - right - (all.said - all.right);
    const count = claims.reduce((sum, one) => sum + one, 0);
    say(`| ${sign.name} | ${count} | ${signed(found - all.found)} | ${signed(wrong)} |`);
  }
}

function printFolders(folders: readonly string[], signs: readonly Sign[]): void {
  const tables = folders.map((folder) => sumOf(screensIn(folder).map((screen) => tallyOf(screen, signs))));
  for (const [index, folder] of folders.entries()) print(path.basename(folder), tables[index] as Table);
  if (folders.length > 1) print("all folders", sumOf(tables));
}

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { without: { type: "string", default: "" } },
});
const left = values.without.split(",").filter((name) => name !== "");
const unknown = left.filter((name) => name !== "each" && SIGNS.every((sign) => sign.name !== name));
if (folders.length === 0 || unknown.length > 0) {
  process.stderr.write(unknown.length > 0 ? `No sign is called ${unknown.join()}.\n${USAGE}` : USAGE);
  process.exitCode = 2;
} else if (left.includes("each")) printEach(folders.flatMap(screensIn));
else
  printFolders(
    folders,
    SIGNS.filter(({ name }) => !left.includes(name)),
  );
