import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runTool } from "../../scripts/run/run-tool.ts";
import { table } from "../bench/statistics.ts";
import { benchAxe } from "./axe.ts";
import { DEFECTS } from "./defects/all.ts";
import { inject, type Injection } from "./inject.ts";
import { measure, type MeasuredDefect, type MeasuredRule } from "./measure.ts";
import { byHand, realScreens, sampleScreens } from "./screens.ts";
import { benchSpeed } from "./speed.ts";

const SEED = 20_260;
const SITES_A_SCREEN = 6;
const RESULTS = new URL("measured.json", import.meta.url);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;

const curveOf = ({ foundBySize, claimed, unit }: MeasuredDefect): string =>
  Object.entries(foundBySize)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([size, found]) => `${size}${claimed.includes(Number(size)) ? "" : "°"} ${Math.round(100 * found)}`)
    .join(" | ")
    .concat(unit ? ` (${unit})` : "");

const rowsOf = ([rule, { damaged, found, astray, defects }]: readonly [
  string,
  MeasuredRule,
]): readonly (readonly string[])[] =>
  defects.map((defect, index) => [
    ...(index === 0 ? [rule, String(damaged), percent(found, damaged), String(astray)] : ["", "", "", ""]),
    `${defect.what}: ${curveOf(defect)}`,
  ]);

function sayTable(rules: Readonly<Record<string, MeasuredRule>>): void {
  const all = Object.values(rules);
  const sum = (pick: (rule: MeasuredRule) => number): number =>
    all.reduce((total, rule) => total + pick(rule), 0);
  const rows = Object.entries(rules).flatMap(rowsOf);
  const widest = Math.max(...rows.map(([, , , , curve = ""]) => curve.length));
  say("Slips done on purpose, one at a time, and the rule that has to find them");
  say("(found: within the rule’s stated tolerance; astray: something new where nothing was touched;");
  say("then for each size of the slip the share found, in %; ° lies outside the tolerance)\n");
  say(
    table([
      ["rule", "damaged", "found", "astray", "found by size".padEnd(widest)],
      ...rows.map(([rule = "", damaged = "", found = "", astray = "", curve = ""]) => [
        rule,
        damaged,
        found,
        astray,
        curve.padEnd(widest),
      ]),
    ]),
  );
  const [damaged, found] = [sum((rule) => rule.damaged), sum((rule) => rule.found)];
  say(
    `\nAll rules: ${found} of ${damaged} found (${percent(found, damaged)}), ${sum((rule) => rule.astray)} astray.`,
  );
}

function sayMisses(injections: readonly Injection[]): void {
  for (const { rule, what, size, screen, layer, isClaimed, isFound, astray } of injections) {
    if (isClaimed && !isFound) say(`missed ${rule} (${what}, ${size}) in ${screen}, layer ${layer}`);
    if (astray.length > 0)
      say(`astray ${astray.join()} by ${rule} (${what}, ${size}) in ${screen}, layer ${layer}`);
  }
}

const real = realScreens();
const drawn = [...sampleScreens(), ...real];
const placed = drawn.flatMap(byHand);
const injections = DEFECTS.flatMap((defect) =>
  inject([defect], defect.isByHand ? placed : drawn, { seed: SEED, sitesAScreen: SITES_A_SCREEN }),
);
const rules = measure(DEFECTS, injections);
sayTable(rules);
if (process.argv.includes("--list")) sayMisses(injections);
if (real.length > 0) {
  await writeFile(RESULTS, `${JSON.stringify({ screens: drawn.map(({ name }) => name), rules }, null, 2)}\n`);
  await runTool("oxfmt", [fileURLToPath(RESULTS)]);
} else say("The real designs are not here: measured.json stays as it is.");
if (!process.argv.includes("--no-speed")) benchSpeed();
const pages = process.argv.filter((argument) => argument.endsWith(".html"));
if (pages.length > 0) await benchAxe(pages);
