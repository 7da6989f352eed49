import { groupBy } from "../../../group-by.ts";
import { bottom, center, right } from "../../../scene/geometry.ts";
import { clusters } from "../../structure/clusters.ts";
import { toHex } from "../../../scene/color.ts";
import type { TextThing, Thing, ThingKind } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { MEASURES, type Measure } from "./measures.ts";
import { claim, unlessPattern, type Claim, type Sign } from "./sign.ts";
import { textsTouching } from "./texts-near.ts";

/** The least and the most of a measure; one number is both. */
export type Range = number | readonly [least: number, most: number];

/** What must be so of a thing, by measure: those that are quick to tell come first. */
export type Seen = Partial<Readonly<Record<Measure, Range>>>;

/** The company that a thing must stand in. */
interface Together {
  /** In which measures they are alike, and how far apart they may be in them. */
  readonly alike: Partial<Readonly<Record<Measure, number>>>;
  /** They lie in the same thing. */
  readonly asSiblings?: true;
  /** They follow each other in a line, with so much room between two, in px. */
  readonly line?: { readonly runs: "across" | "down"; readonly gapPx: readonly [number, number] };
  readonly fewest: number;
  /** Most of them, as a share, of which this must be so as well. */
  readonly saying?: { readonly seen: Seen; readonly share: readonly [number, number] };
  /** The one that is filled unlike all others is chosen. */
  readonly marksChosen?: true;
}

/** A sign as data: what is seen, alone or together with its like, is taken for a role. */
export interface SignRow {
  readonly name: string;
  readonly role: Claim["role"];
  readonly sure: number;
  readonly kinds?: readonly ThingKind[];
  readonly seen: Seen;
  /** The words right below or behind belong to it, and it must have some. */
  readonly words?: "below" | "behind";
  readonly together?: Together;
  /** Nothing that holds another one of them, or a field, is one. */
  readonly isInnermost?: true;
  readonly isWhole?: true;
}

const holds = (seen: readonly (readonly [Measure, Range])[], thing: Thing, sight: Sight): boolean =>
  seen.every(([name, range]) => {
    const value = MEASURES[name](thing, sight);
    return typeof range === "number" ? value === range : value >= range[0] && value <= range[1];
  });

const entriesOf = (seen: Seen) => Object.entries(seen) as readonly (readonly [Measure, Range])[];

const inLine = (
  things: readonly Thing[],
  { runs, gapPx: [least, most] }: NonNullable<Together["line"]>,
): readonly (readonly Thing[])[] => {
  const [start, end] =
    runs === "down"
      ? [({ box }: Thing) => box.y, ({ box }: Thing) => bottom(box)]
      : [({ box }: Thing) => box.x, ({ box }: Thing) => right(box)];
  const lines: Thing[][] = [];
  for (const thing of things.toSorted((a, b) => start(a) - start(b))) {
    const last = lines.at(-1)?.at(-1);
    const gap = last ? start(thing) - end(last) : -Infinity;
    if (gap >= least && gap <= most) lines.at(-1)?.push(thing);
    else lines.push([thing]);
  }
  return lines;
};

/** Parts things into those that are alike, and stand together as a row of the table asks. */
function groupsOf(things: readonly Thing[], together: Together, sight: Sight): readonly (readonly Thing[])[] {
  const { alike, asSiblings, line, fewest, saying } = together;
  let groups: readonly (readonly Thing[])[] = asSiblings
    ? [...groupBy(things, ({ parent }) => parent?.order).values()]
    : [things];
  for (const [name, apart] of entriesOf(alike) as readonly (readonly [Measure, number])[])
    groups = groups.flatMap((group) => clusters(group, (thing) => MEASURES[name](thing, sight), apart));
  if (line) groups = groups.flatMap((group) => inLine(group, line));
  const asked = saying && entriesOf(saying.seen);
  return groups.filter((group) => {
    if (group.length < fewest) return false;
    if (!asked) return true;
    const share = group.filter((thing) => holds(asked, thing, sight)).length / group.length;
    return share >= saying.share[0] && share <= saying.share[1];
  });
}

const fillKey = (thing: Thing, sight: Sight): string => {
  const color = sight.fillOf(thing)?.color;
  return color ? toHex(color) : "";
};

/** The one of several that is filled unlike all others. */
function oddOne(group: readonly Thing[], sight: Sight): Thing | undefined {
  const byFill = [...groupBy(group, (thing) => fillKey(thing, sight)).values()];
  const odd = byFill.filter(({ length }) => length === 1).flat();
  return odd.length === 1 ? odd[0] : undefined;
}

const NEAR = { belowPx: 36, sidePx: 12, behindPx: 48, most: 4 };

/** Words right below or behind a thing, which lie in what it lies in, and nothing else does. */
function wordsOf({ box, parent }: Thing, where: "below" | "behind", sight: Sight): readonly TextThing[] {
  const area =
    where === "below"
      ? { x: box.x - NEAR.sidePx, y: bottom(box), width: box.width + 2 * NEAR.sidePx, height: NEAR.belowPx }
      : { x: right(box), y: box.y - 4, width: right(sight.box) - right(box), height: box.height + 8 };
  const words = textsTouching(area, sight).filter(({ box: own }) =>
    where === "below"
      ? own.y >= area.y - 2 && own.x >= area.x && right(own) <= area.x + area.width
      : own.x >= area.x && center(own).y >= area.y && center(own).y <= bottom(area),
  );
  const isNear = where === "below" || words.some((one) => one.box.x - right(box) <= NEAR.behindPx);
  return isNear && words.length <= NEAR.most && words.every((one) => one.parent === parent) ? words : [];
}

function isInside(inner: Thing, outer: Thing): boolean {
  for (let next = inner.parent; next && next.order >= outer.order; next = next.parent)
    if (next === outer) return true;
  return false;
}

/** A row of the table as a sign. */
export function signOf(row: SignRow): Sign {
  const { name, role, sure, kinds, together, isInnermost, words } = row;
  const seen = entriesOf(row.seen);
  const more = row.isWhole ? ({ isWhole: true } as const) : {};
  const claims = (sight: Sight): readonly Claim[] => {
    const found = sight.things.filter(
      (thing) => thing.parent && (!kinds || kinds.includes(thing.kind)) && holds(seen, thing, sight),
    );
    const worded = words ? found.filter((thing) => wordsOf(thing, words, sight).length > 0) : found;
    const groups = together ? groupsOf(unlessPattern(worded), together, sight) : [worded];
    const all = groups.flat();
    return groups.flatMap((group) => {
      const chosen = together?.marksChosen ? oddOne(group, sight) : undefined;
      return group
        .filter((thing) => !isInnermost || !all.some((other) => other.painter && isInside(other, thing)))
        .map((thing) =>
          claim(role, [thing, ...(words ? wordsOf(thing, words, sight) : [])], sure, {
            ...more,
            ...(thing === chosen && { isSelected: true }),
          }),
        );
    });
  };
  return { name, claims };
}
