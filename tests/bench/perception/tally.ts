import { overlapOf } from "../../../shared/scene/geometry.ts";
import type { Box } from "../../../shared/scene/scene.ts";

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

/** How many elements are labelled and found, how many are said and right. */
export interface Tally {
  labelled: number;
  found: number;
  said: number;
  right: number;
}

/** Counts by role, and how many of the main actions are known as such. */
export class Table {
  readonly rows = new Map<string, Tally>();
  mainActions = 0;
  mainActionsFound = 0;

  at(role: string): Tally {
    const known = this.rows.get(groupOf(role));
    const row = known ?? { labelled: 0, found: 0, said: 0, right: 0 };
    this.rows.set(groupOf(role), row);
    return row;
  }

  add(other: Table): void {
    for (const [role, row] of other.rows) for (const key of KEYS) this.at(role)[key] += row[key];
    this.mainActions += other.mainActions;
    this.mainActionsFound += other.mainActionsFound;
  }

  sum(): Tally {
    const sum = { labelled: 0, found: 0, said: 0, right: 0 };
    for (const row of this.rows.values()) for (const key of KEYS) sum[key] += row[key];
    return sum;
  }
}

const KEYS = ["labelled", "found", "said", "right"] as const;

/** An element where it lies: as labelled, or as said. */
export interface Placed {
  readonly role: string;
  readonly boxes: readonly Box[];
  readonly isMain: boolean;
}

export const withArea = (box: Box): Box => ({
  ...box,
  width: Math.max(SMALLEST_PX, box.width),
  height: Math.max(SMALLEST_PX, box.height),
});

const closeness = (label: Placed, said: Placed): number =>
  label.boxes.reduce((most, a) => said.boxes.reduce((best, b) => Math.max(best, overlapOf(a, b)), most), 0);

/** Holds what is said on a screen against its labels. */
export function tally(labels: readonly Placed[], said: readonly Placed[]): Table {
  const table = new Table();
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
  return table;
}
