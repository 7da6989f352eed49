import { ALIKE_PX } from "../../../frame/limits.ts";
import { groupBy } from "../../../../group-by.ts";
import { bottom, right, stepOf } from "../../../../scene/geometry.ts";
import { isWords, type TextThing, type Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { boxAround, claim, isAppScreen, unlessPattern, type Claim, type Claims } from "../sign.ts";
import { textsTouching } from "../texts-near.ts";

const MOST_OVER_A_PHOTOGRAPH = 2;

/** A photograph, on which a word and a sign may stand, or a plain box that stands for one. */
function isTile(thing: Thing, sight: Sight): boolean {
  const { texts, icons, boxes } = sight.contentOf(thing);
  const inside = texts + icons + boxes;
  return (
    thing.parent !== null &&
    (thing.kind === "picture" ? inside <= MOST_OVER_A_PHOTOGRAPH : thing.kind === "shape" && inside === 0)
  );
}

/** Nothing painted lies around one and not around the other. */
const standTogether = (tile: Thing, words: Thing): boolean => words.parent === tile.parent;

const CARD = { smallestPx: 64, widestShare: 0.62, reachPx: 48, sidePx: 12, mostWords: 3 };

const hasCardSize = ({ box: { width, height } }: Thing, sight: Sight): boolean =>
  Math.min(width, height) >= CARD.smallestPx && width <= CARD.widestShare * sight.box.width;

/** A few words right below, no wider than what they are about. */
function wordsBelow(tile: Thing, sight: Sight): readonly TextThing[] {
  const { x, width } = tile.box;
  const area = {
    x: x - CARD.sidePx,
    y: bottom(tile.box) - 2,
    width: width + 2 * CARD.sidePx,
    height: CARD.reachPx,
  };
  const words = textsTouching(area, sight).filter(
    ({ box }) => box.y >= area.y && box.x >= area.x && right(box) <= area.x + area.width,
  );
  return words.length <= CARD.mostWords && words.every((one) => standTogether(tile, one)) ? words : [];
}

const ROW = {
  smallestPx: 28,
  largestPx: 104,
  reachPx: 48,
  squareness: 0.25,
  narrowestShare: 0.5,
  mostThings: 6,
};

const hasRowSize = ({ box: { width, height } }: Thing): boolean =>
  Math.min(width, height) >= ROW.smallestPx &&
  Math.max(width, height) <= ROW.largestPx &&
  Math.abs(width - height) <= ROW.squareness * width;

/**
 * The texts at the right of a tile, in its height; none when one of them lies in another thing than the tile,
 * or when there are too many for a row.
 */
function thingsBeside(tile: Thing, sight: Sight): readonly Thing[] {
  const { box } = tile;
  const reach = { x: right(box), y: box.y, width: ROW.reachPx, height: box.height };
  const isInHeight = (one: Thing): boolean => one.box.y >= box.y - 4 && bottom(one.box) <= bottom(box) + 4;
  if (!textsTouching(reach, sight).some((one) => isInHeight(one) && standTogether(tile, one))) return [];
  const band = { ...reach, width: right(sight.box) - right(box) };
  const texts = textsTouching(band, sight).filter((one) => one.box.x >= right(box) && isInHeight(one));
  return texts.length <= ROW.mostThings && texts.every((one) => standTogether(tile, one)) ? texts : [];
}

interface Worded {
  readonly tile: Thing;
  readonly words: readonly Thing[];
}

/** Tiles of one size that lie in the same thing, at least so many. */
const alike = (
  worded: readonly Worded[],
  fewest: number,
  keyOf: (tile: Thing) => string,
): readonly Worded[] =>
  [
    ...groupBy(
      worded,
      ({ tile }) =>
        `${tile.parent?.order} ${stepOf(tile.box.width, ALIKE_PX)} ${stepOf(tile.box.height, ALIKE_PX)} ${keyOf(tile)}`,
    ).values(),
  ]
    .filter(({ length }) => length >= fewest)
    .flat();

const withWords = (tiles: readonly Thing[], wordsOf: (tile: Thing) => readonly Thing[]): readonly Worded[] =>
  tiles.map((tile) => ({ tile, words: wordsOf(tile) })).filter(({ words }) => words.some(isWords));

const FEWEST = { cards: 2, rows: 3 };

/**
 * Photographs, or boxes that stand for them, with words below or beside them and nothing drawn around both: cards and
 * rows of a list on a phone's screen.
 */
export const wordedTiles: Claims = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  const tiles = unlessPattern(sight.things.filter((thing) => isTile(thing, sight)));
  const rows = alike(
    withWords(tiles.filter(hasRowSize), (tile) => thingsBeside(tile, sight)),
    FEWEST.rows,
    ({ box }) => `${stepOf(box.x, ALIKE_PX)}`,
  ).filter(({ tile, words }) => boxAround([tile, ...words]).width >= ROW.narrowestShare * sight.box.width);
  const inRows = new Set(rows.map(({ tile }) => tile));
  const cards = alike(
    withWords(
      tiles.filter((tile) => hasCardSize(tile, sight) && !inRows.has(tile)),
      (tile) => wordsBelow(tile, sight),
    ),
    FEWEST.cards,
    () => "",
  );
  const claims = (found: readonly Worded[], role: "card" | "list-row"): readonly Claim[] =>
    found.flatMap(({ tile, words }) => [claim(role, [tile, ...words], 0.6), claim("picture", [tile], 0.6)]);
  return [...claims(rows, "list-row"), ...claims(cards, "card")];
};
