import { areNear, right } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

const HEIGHT_PX = { min: 24, max: 56 };
const WIDEST_PX = 180;
const LONGEST = 24;
const ROUND = 0.3;
const FEWEST = 3;
const LARGEST_GAP_PX = 28;
const SAME_PX = 3;

function isChip(thing: Thing, sight: Sight): boolean {
  const { box } = thing;
  const { texts, icons, pictures, characters } = sight.contentOf(thing);
  return (
    thing.painter !== undefined &&
    box.height >= HEIGHT_PX.min &&
    box.height <= HEIGHT_PX.max &&
    box.width <= WIDEST_PX &&
    texts === 1 &&
    icons + pictures <= 1 &&
    characters <= LONGEST &&
    roundnessOf(thing) >= ROUND
  );
}

/** Rows of things side by side that are equally high and close to each other. */
function rowsOf(things: readonly Thing[]): readonly (readonly Thing[])[] {
  const rows: Thing[][] = [];
  for (const thing of things.toSorted(
    (a, b) => Math.round(a.box.y) - Math.round(b.box.y) || a.box.x - b.box.x,
  )) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const goesOn =
      last &&
      areNear(last.box.y, thing.box.y, SAME_PX) &&
      areNear(last.box.height, thing.box.height, SAME_PX) &&
      thing.box.x - right(last.box) <= LARGEST_GAP_PX;
    if (row && goesOn) row.push(thing);
    else rows.push([thing]);
  }
  return rows;
}

const fillKey = (thing: Thing, sight: Sight): string => JSON.stringify(sight.fillOf(thing)?.color ?? null);

/** The one of a row that is painted unlike all others. */
function oddOne(row: readonly Thing[], sight: Sight): Thing | undefined {
  const keys = row.map((thing) => fillKey(thing, sight));
  const odd = row.filter((_, index) => keys.filter((key) => key === keys[index]).length === 1);
  return odd.length === 1 && row.length >= FEWEST ? odd[0] : undefined;
}

/** Rows of small rounded boxes with a word in each: filters, sizes, days, topics. */
export const chips: Claims = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  const all = sight.things.filter((thing) => thing.parent && isChip(thing, sight));
  return rowsOf(all)
    .filter((row) => row.length >= FEWEST)
    .flatMap((row) => {
      const selected = oddOne(row, sight);
      return row.map((thing) =>
        claim("chip", [thing], 0.8, { isWhole: true, ...(thing === selected && { isSelected: true }) }),
      );
    });
};
