import { ALIKE_PX } from "../../../frame/limits.ts";
import { groupBy } from "../../../../group-by.ts";
import { bottom, center, right, stepOf } from "../../../../scene/geometry.ts";
import type { Thing } from "../../../things/thing.ts";
import { contrastOfLook, type Sight } from "../../evidence/sight.ts";
import { asksForEntry } from "../../looks/asks-for-entry.ts";
import { isTableCell } from "../../looks/is-table-cell.ts";
import { clusters } from "../../../structure/clusters.ts";
import { chainsOf } from "../chains.ts";
import { isFaint, saysField } from "../../looks/says-field.ts";
import { claim, unlessPattern, type Claim, type Claims } from "../sign.ts";
import { textsTouching } from "../texts-near.ts";

const SIZE = { minHeightPx: 32, maxHeightPx: 112, narrowestPx: 220, flattest: 3.2 };
const MARK = { minPx: 5, maxPx: 32, padPx: 40 };
const WORDS = { padPx: 72, most: 2 };

/** The small icon that stands alone at the right end of a row, behind all of its words. */
function markOf(row: Thing, sight: Sight): Thing | undefined {
  const { first, rightIcon } = sight.contentOf(row);
  if (!first || !rightIcon) return undefined;
  const { width, height } = rightIcon.box;
  const isSmall = Math.max(width, height) >= MARK.minPx && Math.max(width, height) <= MARK.maxPx;
  const isAtEnd = rightIcon.box.x >= right(first.box) && right(row.box) - right(rightIcon.box) <= MARK.padPx;
  return isSmall && isAtEnd ? rightIcon : undefined;
}

/** A long, low box with words at its left and a small icon at its right end. */
function mayOpen(thing: Thing, sight: Sight): boolean {
  const { box, parent } = thing;
  const { texts, icons, pictures, boxes, first } = sight.contentOf(thing);
  if (
    !parent ||
    thing.kind === "picture" ||
    !first ||
    texts > WORDS.most ||
    icons > 2 ||
    pictures + boxes > 0
  )
    return false;
  const hasSize =
    box.height >= SIZE.minHeightPx &&
    box.height <= SIZE.maxHeightPx &&
    box.width >= SIZE.narrowestPx &&
    box.width >= SIZE.flattest * box.height;
  return (
    hasSize &&
    first.box.x - box.x <= WORDS.padPx &&
    markOf(thing, sight) !== undefined &&
    !isTableCell(thing, sight)
  );
}

/** Rows of one list are equally high, and have their words and their icons below each other; the chosen one may be narrower. */
const keyOf = (row: Thing, sight: Sight): string =>
  [sight.contentOf(row).first?.box.x ?? 0, row.box.height].map((px) => stepOf(px, ALIKE_PX)).join(" ");

const OFF_PX = 8;
const endOf = (row: Thing, sight: Sight): number => right(markOf(row, sight)?.box ?? row.box);

const listsOf = (rows: readonly Thing[], sight: Sight): readonly (readonly Thing[])[] =>
  [...groupBy(rows, (row) => keyOf(row, sight)).values()].flatMap((alike) =>
    clusters(alike, (row) => endOf(row, sight), OFF_PX),
  );

const LARGEST_GAP = 0.8;

/** Nothing is said between two rows of a list: words there would be the label of what is below. */
function followsAtOnce(before: Thing, next: Thing, sight: Sight): boolean {
  const gap = next.box.y - bottom(before.box);
  if (gap < -2 || gap > LARGEST_GAP * before.box.height) return false;
  const between = { x: next.box.x, y: bottom(before.box), width: next.box.width, height: Math.max(0, gap) };
  return textsTouching(between, sight).every(
    ({ box }) => center(box).y < between.y || center(box).y > next.box.y,
  );
}

const FEWEST = 3;

/** True when words name what to choose or are an example of it. */
function asks(row: Thing, sight: Sight): boolean {
  const { first } = sight.contentOf(row);
  return (
    first !== undefined &&
    !first.layer.node.text.characters.trim().endsWith("?") &&
    (saysField(first) || asksForEntry(first.layer.node.text.characters) || isFaint(first, sight))
  );
}

const MOST_COLOURS = 2;

/** Messages that can be closed are lists of one, each in a colour of its own; a list is in one, but for what is chosen. */
function isOneList(list: readonly Thing[], sight: Sight): boolean {
  const colours = new Set(list.map((row) => contrastOfLook(sight.fillOf(row)).toFixed(2)));
  const asking = list.filter((row) => asks(row, sight));
  return list.length >= FEWEST && colours.size <= MOST_COLOURS && asking.length * 2 < list.length;
}

/**
 * Rows below each other with words at their left and the same small icon at their right: each opens what it names. Those that
 * look like them stand apart where one before them is open.
 */
export const openingRows: Claims = (sight): readonly Claim[] => {
  const rows = unlessPattern(sight.things.filter((thing) => mayOpen(thing, sight)));
  return listsOf(rows, sight)
    .filter((alike) =>
      chainsOf(
        alike.toSorted((a, b) => a.box.y - b.box.y),
        (before, next) => followsAtOnce(before, next, sight),
      ).some((list) => isOneList(list, sight)),
    )
    .flatMap((alike) => alike.map((row) => claim("list-row", [row], 0.75, { isWhole: true })));
};
