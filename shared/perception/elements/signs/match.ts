import { groupBy } from "../../../group-by.ts";
import { bottom, right } from "../../../scene/geometry.ts";
import { chainsOf, clusters } from "../../structure/clusters.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { wordsOnLine } from "./measures/of-lines.ts";
import { MEASURES, type SignMeasure } from "./measures/measures.ts";
import { claim, isAppScreen, unlessPattern, type Claim, type Sign } from "./sign.ts";

/** The values that are right for a measure: exactly so much, or from the least to the most. */
export type Range = number | readonly [least: number, most: number];

/** The values that are right for a thing, by measure: those that are quick to tell come first. */
export type Traits = Partial<Readonly<Record<SignMeasure, Range>>>;

/** The company that a thing must stand in. */
export interface Together {
  /** In what they are alike, and how far two neighbours may be apart in it: in its own unit, or as a share of it. */
  readonly alike: Partial<Readonly<Record<SignMeasure, number | { readonly share: number }>>>;
  /** They follow each other, with so much room between two, in px or in heights, whichever is more. */
  readonly line?: {
    readonly runs: "across" | "down";
    readonly gapPx: readonly [least: number, most: number];
    readonly heights?: readonly [least: number, most: number];
  };
  readonly fewest: number;
  /** Some of them say the same, and not all. */
  readonly saySome?: true;
  /** The share of them of which this must be so as well. */
  readonly saying?: { readonly seen: Traits; readonly share: readonly [least: number, most: number] };
}

/** A sign as data: what is seen, alone or together with its like, is taken for a role. */
export interface SignRow {
  readonly name: string;
  readonly role: Claim["role"];
  /** The certainty of its claims, from 0 to 1. */
  readonly sure: number;
  /** Screens of apps on phones, or all others; any screen when left out. */
  readonly on?: "apps" | "pages";
  readonly seen: Traits;
  /** One of these, too. */
  readonly or?: readonly Traits[];
  readonly together?: Together;
  /** The one of several that is filled unlike all others is chosen. */
  readonly oddOneIsChosen?: true;
  /** The words that lie on it are a part of it. */
  readonly withWordsOnIt?: true;
  /** Nothing inside it is an element of its own. */
  readonly isWhole?: true;
}

/** A measure with the values that are right for it. */
interface Asked {
  readonly measure: (thing: Thing, sight: Sight) => number;
  readonly least: number;
  readonly most: number;
}

const asked = (seen: Traits): readonly Asked[] =>
  (Object.entries(seen) as [SignMeasure, Range][]).map(([name, range]) => {
    const [least, most] = typeof range === "number" ? [range, range] : range;
    return { measure: MEASURES[name], least, most };
  });

function isSo(all: readonly Asked[], thing: Thing, sight: Sight): boolean {
  for (let index = 0; index < all.length; index++) {
    const { measure, least, most } = all[index] as Asked;
    const value = measure(thing, sight);
    if (!(value >= least && value <= most)) return false;
  }
  return true;
}

type Apart = number | { readonly share: number };

function inLine(
  things: readonly Thing[],
  { runs, gapPx: [least, most], heights = [-Infinity, 0] }: NonNullable<Together["line"]>,
): readonly (readonly Thing[])[] {
  const start = ({ box }: Thing): number => (runs === "down" ? box.y : box.x);
  const end = ({ box }: Thing): number => (runs === "down" ? bottom(box) : right(box));
  return chainsOf(
    things.toSorted((a, b) => start(a) - start(b)),
    (before, next) => {
      const gap = start(next) - end(before);
      const { height } = before.box;
      return gap >= Math.max(least, heights[0] * height) && gap <= Math.max(most, heights[1] * height);
    },
  );
}

/** The one of several that is filled unlike all others. */
function oddOne(group: readonly Thing[], sight: Sight): Thing | undefined {
  const byFill = groupBy(group, (thing) => JSON.stringify(sight.fillOf(thing)?.color));
  const odd = [...byFill.values()].filter(({ length }) => length === 1).flat();
  return odd.length === 1 ? odd[0] : undefined;
}

/** “Active”, “Inactive”, “Active”. */
function saysSome(group: readonly Thing[]): boolean {
  const said = group.map((thing) => thing.content.first?.layer.node.text.characters.trim());
  const { size } = new Set(said);
  return size > 1 && size < group.length;
}

/** Parts things into those that are alike, and stand together as a row of the table asks. */
function groupsOf(
  things: readonly Thing[],
  { alike, line, fewest, saySome, saying }: Together,
  sight: Sight,
): readonly (readonly Thing[])[] {
  let groups: readonly (readonly Thing[])[] = [things];
  for (const [name, apart] of Object.entries(alike) as unknown as readonly [SignMeasure, Apart][]) {
    const tolerance = typeof apart === "number" ? apart : (value: number) => apart.share * value;
    groups = groups.flatMap((group) => clusters(group, (thing) => MEASURES[name](thing, sight), tolerance));
  }
  if (line) groups = groups.flatMap((group) => inLine(group, line));
  const said = saying && asked(saying.seen);
  return groups.filter((group) => {
    if (group.length < fewest || (saySome && !saysSome(group))) return false;
    if (!saying || !said) return true;
    const share = group.filter((thing) => isSo(said, thing, sight)).length / group.length;
    return share >= saying.share[0] && share <= saying.share[1];
  });
}

/** A row of the table as a sign. */
export function signOf({ name, role, sure, on, seen, or, together, ...more }: SignRow): Sign {
  const all = asked(seen);
  const ways = or?.map(asked);
  const claims = (sight: Sight): readonly Claim[] => {
    if (on && (on === "apps") !== isAppScreen(sight)) return [];
    const found = sight.things.filter(
      (thing) =>
        thing.parent !== null &&
        isSo(all, thing, sight) &&
        (!ways || ways.some((way) => isSo(way, thing, sight))),
    );
    const groups = together ? groupsOf(unlessPattern(found), together, sight) : [found];
    return groups.flatMap((group) => {
      const chosen = more.oddOneIsChosen && oddOne(group, sight);
      return group.map((thing) => {
        const words = more.withWordsOnIt && wordsOnLine(thing, sight);
        return claim(role, words ? [thing, words] : [thing], sure, {
          ...(more.isWhole && { isWhole: true }),
          ...(thing === chosen && { isSelected: true }),
        });
      });
    });
  };
  return { name, claims };
}
