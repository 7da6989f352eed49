import type { Thing } from "../things/thing.ts";
import type { Sight } from "./evidence/sight.ts";
import type { Recognised } from "./recognised.ts";
import { ofOneSize } from "./of-one-size.ts";
import { isPhone } from "./signs/sign.ts";

const isCard = ({ role }: Recognised): boolean => role === "card" || role === "list-row";

const FEWEST = 2;

/** The things that make up cards of a size that several have. */
const partsOfAlike = (cards: readonly Recognised[]): ReadonlySet<Thing> =>
  new Set(
    ofOneSize(cards)
      .filter(({ length }) => length >= FEWEST)
      .flatMap((alike) => alike.flatMap(({ things }) => things)),
  );

function isIn(thing: Thing, holders: ReadonlySet<Thing>): boolean {
  for (let next: Thing | null = thing; next; next = next.parent) if (holders.has(next)) return true;
  return false;
}

/**
 * Leaves out headings that are the name of one item among several, in a card: they head nothing that follows them. On
 * wide screens only; on narrow pages they are headings as often as not.
 */
export function withoutNamesOfItems(all: readonly Recognised[], sight: Sight): readonly Recognised[] {
  if (isPhone(sight)) return all;
  const holders = partsOfAlike(all.filter(isCard));
  return all.filter(({ role, things: [thing] }) => role !== "heading" || !isIn(thing, holders));
}
