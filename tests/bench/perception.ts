import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openFrame } from "../../shared/perception/frame/frame.ts";
import type { Element } from "../../shared/perception/elements/element.ts";
import { elements } from "../../shared/perception/elements/elements.ts";
import { area, intersection, union } from "../../shared/scene/geometry.ts";
import { fromRest } from "../../shared/scene/rest/from-rest.ts";
import type { Box } from "../../shared/scene/scene.ts";

const USAGE = `Usage: npm run bench:perception -- FOLDER…

Holds the elements that are recognised against labels: designs as the REST API answers (NAME.json) with NAME.elements.json
beside them, { "elements": [{ "role", "ids", "alt"?, "primary"? }] }. Prints recall and precision by role, and how many
main actions are known as such. What was learned from a folder says nothing about how well it is seen.
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

function tallyDesign(table: Table, design: string, labelled: readonly Label[]): void {
  for (const scene of fromRest(read(design)))
    for (const node of scene.frames) {
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
      const said = elements(frame).map(({ role, layers, isPrimary }: Element) => ({
        role,
        boxes: boxOf(layers.map((layer) => layer.node.id)),
        isMain: isPrimary ?? false,
      }));
      tally(table, labels, said);
    }
}

const share = (part: number, whole: number): string => (part / (whole || 1)).toFixed(2);

function print(folder: string, { rows, mainActions, mainActionsFound }: Table): void {
  const sum = { labelled: 0, found: 0, said: 0, right: 0 };
  for (const row of rows.values())
    for (const key of ["labelled", "found", "said", "right"] as const) sum[key] += row[key];
  const sorted = [...rows].toSorted((a, b) => b[1].labelled - a[1].labelled);
  const lines = [...sorted, ["all", sum] as const].map(
    ([role, { labelled, found, said, right }]) =>
      `${role.padEnd(16)} recall ${share(found, labelled)} of ${labelled}, precision ${share(right, said)} of ${said}`,
  );
  process.stdout.write(`${path.basename(folder)}\n${lines.join("\n")}\n`);
  process.stdout.write(`main actions known as such: ${mainActionsFound} of ${mainActions}\n\n`);
}

const folders = process.argv.slice(2);
if (folders.length === 0) process.stderr.write(USAGE);
for (const folder of folders) {
  const table = new Table();
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".elements.json"))) {
    const design = path.join(folder, name.replace(".elements", ""));
    if (!existsSync(design)) continue;
    const labels = (read(path.join(folder, name)) as { readonly elements: readonly Label[] }).elements;
    tallyDesign(table, design, labels);
  }
  print(folder, table);
}
