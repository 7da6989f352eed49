import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { runToCompletion } from "../../shared/perception/frame/steps.ts";
import { openFrame, type Frame } from "../../shared/perception/frame/frame.ts";
import type { Element } from "../../shared/perception/elements/element.ts";
import { elementsBy } from "../../shared/perception/elements/elements.ts";
import { SIGNS } from "../../shared/perception/elements/signs/all-signs.ts";
import type { Sign } from "../../shared/perception/elements/signs/sign.ts";
import { area, intersection, union } from "../../shared/scene/geometry.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Box } from "../../shared/scene/scene.ts";

const USAGE = `Usage: npm run bench:perception -- [--without SIGN,SIGN… | --without each] FOLDER…

Holds the elements that are recognised against labels: designs as the REST API answers (NAME.json) with NAME.elements.json
beside them, { "elements": [{ "role", "ids", "alt"?, "primary"? }] }. Prints recall and precision by role, and how many
main actions are known as such. What was learned from a folder says nothing about how well it is seen.
--without leaves signs out; --without each leaves out one after the other, and prints what changes in all folders.
Signs: ${SIGNS.map(({ name }) => name).join(", ")}
`;

interface Label {
  readonly role: string;
  readonly ids: readonly string[];
  readonly alt?: readonly (readonly string[])[];
  readonly primary?: boolean;
}

/** Roles that are one thing to people, and others by whose name a program may call them without harm. */
const GROUP: Readonly<Record<string, string>> = {
  "screen-title": "heading",
  "section-heading": "heading",
  card: "row",
  "list-row": "row",
  "segmented-item": "tab",
};
const ALSO: Readonly<Record<string, readonly string[]>> = {
  row: ["button", "link"],
  link: ["button"],
  tab: ["chip", "link", "icon-button"],
  chip: ["tab", "button"],
  "icon-button": ["button"],
};

const groupOf = (role: string): string => GROUP[role] ?? role;

const fits = (label: string, said: string): boolean =>
  groupOf(label) === groupOf(said) || (ALSO[groupOf(label)] ?? []).includes(groupOf(said));

/** Boxes that share half of what both cover are the same element. */
const SAME = 0.5;
const SMALLEST_PX = 4;

function overlap(a: Box, b: Box): number {
  const shared = intersection(a, b);
  const common = shared ? area(shared) : 0;
  return common / Math.max(1, area(a) + area(b) - common);
}

interface Tally {
  labelled: number;
  found: number;
  said: number;
  right: number;
}

class Table {
  readonly rows = new Map<string, Tally>();
  mainActions = 0;
  mainActionsFound = 0;

  at(role: string): Tally {
    const known = this.rows.get(groupOf(role));
    const row = known ?? { labelled: 0, found: 0, said: 0, right: 0 };
    this.rows.set(groupOf(role), row);
    return row;
  }
}

interface Placed {
  readonly role: string;
  readonly boxes: readonly Box[];
  readonly isMain: boolean;
}

const withArea = (box: Box): Box => ({
  ...box,
  width: Math.max(SMALLEST_PX, box.width),
  height: Math.max(SMALLEST_PX, box.height),
});

const closeness = (label: Placed, said: Placed): number =>
  label.boxes.reduce((most, a) => said.boxes.reduce((best, b) => Math.max(best, overlap(a, b)), most), 0);

function tally(table: Table, labels: readonly Placed[], said: readonly Placed[]): void {
  const taken = new Set<Placed>();
  for (const label of labels) {
    table.at(label.role).labelled++;
    if (label.isMain) table.mainActions++;
    const [best] = said
      .filter((one) => !taken.has(one) && fits(label.role, one.role))
      .map((one) => ({ one, share: closeness(label, one) }))
      .toSorted((a, b) => b.share - a.share);
    if (!best || best.share < SAME) continue;
    taken.add(best.one);
    table.at(label.role).found++;
    if (label.isMain && best.one.isMain) table.mainActionsFound++;
  }
  for (const one of said) {
    const row = table.at(one.role);
    row.said++;
    const isRight = labels.some((label) => fits(label.role, one.role) && closeness(label, one) >= SAME);
    if (taken.has(one) || isRight) row.right++;
  }
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

interface Screen {
  readonly folder: string;
  readonly frame: Frame;
  readonly labels: readonly Placed[];
  readonly boxOf: (ids: readonly string[]) => readonly Box[];
}

function screensOf(folder: string, design: string, labelled: readonly Label[]): readonly Screen[] {
  return fromRest(read(design)).flatMap((scene) =>
    scene.frames.map((node) => {
      const frame = openFrame(scene, node);
      const boxes = new Map(frame.layers.map((layer) => [layer.node.id, layer.node.box]));
      const boxOf = (ids: readonly string[]): readonly Box[] => {
        const around = union(ids.flatMap((id) => boxes.get(id) ?? []));
        return around ? [withArea(around)] : [];
      };
      const labels = labelled
        .map(({ role, ids, alt = [], primary }) => ({
          role,
          boxes: [ids, ...alt].flatMap(boxOf),
          isMain: primary ?? false,
        }))
        .filter((label) => label.boxes.length > 0);
      return { folder, frame, labels, boxOf };
    }),
  );
}

function screensIn(folder: string): readonly Screen[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".elements.json"))
    .flatMap((name) => {
      const design = path.join(folder, name.replace(".elements", ""));
      if (!existsSync(design)) return [];
      const labels = (read(path.join(folder, name)) as { readonly elements: readonly Label[] }).elements;
      return screensOf(folder, design, labels);
    });
}

function tallyScreen(table: Table, { frame, labels, boxOf }: Screen, signs: readonly Sign[]): void {
  const said = runToCompletion(elementsBy(frame, signs)).map(({ role, layers, isPrimary }: Element) => ({
    role,
    boxes: boxOf(layers.map((layer) => layer.node.id)),
    isMain: isPrimary ?? false,
  }));
  tally(table, labels, said);
}

function tableOf(screens: readonly Screen[], signs: readonly Sign[]): Table {
  const table = new Table();
  for (const screen of screens) tallyScreen(table, screen, signs);
  return table;
}

function sumOf({ rows }: Table): Tally {
  const sum = { labelled: 0, found: 0, said: 0, right: 0 };
  for (const row of rows.values())
    for (const key of ["labelled", "found", "said", "right"] as const) sum[key] += row[key];
  return sum;
}

const share = (part: number, whole: number): string => (part / (whole || 1)).toFixed(2);

const lineOf = (name: string, { labelled, found, said, right }: Tally): string =>
  `${name.padEnd(16)} recall ${share(found, labelled)} of ${labelled}, precision ${share(right, said)} of ${said}`;

function print(name: string, table: Table): void {
  const sorted = [...table.rows].toSorted((a, b) => b[1].labelled - a[1].labelled);
  const lines = [...sorted, ["all", sumOf(table)] as const].map(([role, row]) => lineOf(role, row));
  process.stdout.write(`${name}\n${lines.join("\n")}\n`);
  process.stdout.write(`main actions known as such: ${table.mainActionsFound} of ${table.mainActions}\n\n`);
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

/** What is found, said rightly and said wrongly without each of the signs, held against what is with all. */
function printEach(screens: readonly Screen[]): void {
  const all = sumOf(tableOf(screens, SIGNS));
  process.stdout.write(`${lineOf("all signs", all)}\n| without | found | right | wrong |\n`);
  for (const sign of SIGNS) {
    const { found, said, right } = sumOf(
      tableOf(
        screens,
        SIGNS.filter((one) => one !== sign),
      ),
    );
    const wrong = said - right - (all.said - all.right);
    process.stdout.write(
      `| ${sign.name} | ${signed(found - all.found)} | ${signed(right - all.right)} | ${signed(wrong)} |\n`,
    );
  }
}

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { without: { type: "string", default: "" } },
});
const screens = folders.flatMap(screensIn);
const left = values.without.split(",").filter((name) => name !== "");
const unknown = left.find((name) => name !== "each" && SIGNS.every((sign) => sign.name !== name));
if (folders.length === 0 || unknown !== undefined) {
  process.stderr.write(unknown === undefined ? USAGE : `No sign is called ${unknown}.\n${USAGE}`);
  process.exitCode = 2;
} else if (left.includes("each")) printEach(screens);
else {
  const signs = SIGNS.filter(({ name }) => !left.includes(name));
  for (const folder of folders)
    print(
      path.basename(folder),
      tableOf(
        screens.filter((one) => one.folder === folder),
        signs,
      ),
    );
  if (folders.length > 1) print("all folders", tableOf(screens, signs));
}
