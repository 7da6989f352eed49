import { areNear } from "../../../../scene/geometry.ts";
import { groupBy } from "../../../../group-by.ts";
import type { Thing } from "../../../things/thing.ts";
import { roundnessOf } from "../../evidence/paint.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { hasWordsAtRight } from "./choices.ts";
import { claim, unlessPattern, type Claim, type Claims } from "../sign.ts";

const SIDE_PX = { min: 8, max: 24 };
const ROUND = 0.9;
const SEEN = 1.3;

function isSmallSquare(thing: Thing, sight: Sight): boolean {
  const { width, height } = thing.box;
  const { texts, icons, pictures, boxes } = sight.contentOf(thing);
  return (
    thing.parent !== null &&
    thing.painter !== undefined &&
    texts + icons + pictures + boxes === 0 &&
    width >= SIDE_PX.min &&
    width <= SIDE_PX.max &&
    areNear(width, height, 1) &&
    roundnessOf(thing) < ROUND
  );
}

const isHollow = (thing: Thing, sight: Sight): boolean =>
  contrastOfLook(sight.fillOf(thing)) < SEEN && contrastOfLook(sight.strokeOf(thing)) >= SEEN;

const isFull = (thing: Thing, sight: Sight): boolean => contrastOfLook(sight.fillOf(thing)) >= SEEN;

const keyOf = ({ box }: Thing): string => `${Math.round(box.x)} ${Math.round(box.width)}`;

/** In a column of squares some are hollow, and all that are full are so in one colour: a legend has one for each row. */
function areTicks(column: readonly Thing[], sight: Sight): boolean {
  const full = column.filter((thing) => isFull(thing, sight));
  const colors = new Set(full.map((thing) => JSON.stringify(sight.fillOf(thing)?.color)));
  return full.length > 0 && full.length < column.length && colors.size === 1;
}

/** Small squares in a column beside their words, some of them full: those are ticked, the hollow ones are not. */
export const tickColumns: Claims = (sight): readonly Claim[] => {
  const marks = sight.things.filter(
    (thing) => isSmallSquare(thing, sight) && (isHollow(thing, sight) || isFull(thing, sight)),
  );
  const squares = unlessPattern(marks).filter((thing) => hasWordsAtRight(thing, sight));
  return [...groupBy(squares, keyOf).values()]
    .filter((column) => areTicks(column, sight))
    .flatMap((column) =>
      column.map((thing) =>
        claim("checkbox", [thing], 0.8, {
          isWhole: true,
          ...(isFull(thing, sight) && { isSelected: true }),
        }),
      ),
    );
};
