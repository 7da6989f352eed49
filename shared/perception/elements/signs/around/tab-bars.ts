import { chainsOf } from "../../../structure/clusters.ts";
import { bottom, center, right } from "../../../../scene/geometry.ts";
import { isWords, type Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { boxAround, claim, isAppScreen, type Claim, type Claims } from "../sign.ts";

type Column = readonly [Thing, ...Thing[]];

const BAR_HEIGHT_PX = { min: 40, max: 124 };
const SMALLEST_SHARE_OF_WIDTH = 0.8;
const FROM_BOTTOM_PX = 40;
const TABS = { fewest: 3, most: 6 };
const LARGEST_TAB_SHARE = 0.45;
const UNEVEN = 0.35;
const LONGEST_LABEL = 18;

const middle = ({ box }: Thing): number => center(box).x;

/** A tab shows an icon, a short word, or both. */
function isTab(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, characters, boxes } = thing.content;
  const isOne = texts <= 2 && icons + pictures + boxes >= 1 && icons + pictures <= 3;
  return isOne && characters <= LONGEST_LABEL && thing.box.width <= LARGEST_TAB_SHARE * sight.box.width;
}

/** True when middles stand at about equal steps from left to right. */
function areEven(middles: readonly number[]): boolean {
  const steps = middles.slice(1).map((x, index) => x - (middles[index] ?? 0));
  const mean = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / Math.max(1, steps.length);
  return mean > 0 && steps.every((step) => Math.abs(step - mean) <= UNEVEN * mean);
}

/** The cells of a bar: the first row inside it of three to six that look like tabs. */
function tabsIn(bar: Thing, raised: readonly Thing[], sight: Sight): readonly Thing[] {
  const cells = [...bar.children, ...raised]
    .filter((thing) => isTab(thing, sight))
    .toSorted((a, b) => middle(a) - middle(b));
  const span = cells.length > 0 ? middle(cells.at(-1) as Thing) - middle(cells[0] as Thing) : 0;
  const isRow = cells.length >= TABS.fewest && cells.length <= TABS.most && span >= 0.4 * sight.box.width;
  if (isRow && areEven(cells.map(middle))) return cells;
  for (const child of bar.children) {
    const inner =
      child.box.width >= SMALLEST_SHARE_OF_WIDTH * bar.box.width ? tabsIn(child, raised, sight) : [];
    if (inner.length > 0) return inner;
  }
  return [];
}

/** Drawings and words stand in one column when no more than this lies between them from left to right. */
const COLUMN_GAP_PX = 12;
const MOST_MARKS = 48;
/** Where more lie on each other, none of them is one. */
const MOST_BARS = 24;

/** The pieces painted in a bar; none that is as wide as several tabs. */
function marksIn(bar: Thing, sight: Sight): readonly Thing[] {
  const isPiece = ({ box, children, kind }: Thing): boolean =>
    box.width <= LARGEST_TAB_SHARE * sight.box.width && (kind === "icon" || children.length === 0);
  const inside = (thing: Thing): readonly Thing[] =>
    thing.children.flatMap((child) => (isPiece(child) ? [child] : inside(child)));
  return inside(bar);
}

/** Columns of drawings with a word, as far as there are three to six at about equal steps. */
function columnsOf(
  marks: readonly Thing[],
  sight: Sight,
  isColumn: (column: Column) => boolean,
): readonly Column[] {
  if (marks.length > MOST_MARKS) return [];
  const found: readonly Column[] = chainsOf(
    marks.toSorted((a, b) => a.box.x - b.box.x),
    (_, mark, column) => mark.box.x <= right(boxAround(column)) + COLUMN_GAP_PX,
  );
  const middles = found.map((column) => boxAround(column)).map((box) => center(box).x);
  const isRow = found.length >= TABS.fewest && found.length <= TABS.most;
  const span = (middles.at(-1) ?? 0) - (middles[0] ?? 0);
  const isSpread = span >= 0.4 * sight.box.width && areEven(middles);
  return isRow && isSpread && found.every(isColumn) ? found : [];
}

/** A drawing, a short word, or one above the other. */
function isTabColumn(column: Column, sight: Sight): boolean {
  const words = column.filter(isWords);
  const characters = words.reduce((sum, { layer }) => sum + layer.node.text.characters.length, 0);
  const { width } = boxAround(column);
  return (
    words.length <= 1 &&
    words.length < column.length &&
    characters <= LONGEST_LABEL &&
    width <= LARGEST_TAB_SHARE * sight.box.width
  );
}

/** Without a bar behind them, each drawing must have its word below. */
function isCaptionedColumn(column: Column, sight: Sight): boolean {
  const words = column.find(isWords);
  const drawings = column.filter((mark) => mark !== words);
  return (
    words !== undefined && isTabColumn(column, sight) && bottom(boxAround(drawings)) <= center(words.box).y
  );
}

const FOOT = { heightPx: 110, largestMarkPx: 48 };

/** The pieces at the foot of a screen, for one that has no bar behind them. */
const marksAtFoot = (sight: Sight): readonly Thing[] =>
  sight.things.filter(
    ({ box, parent, children, kind }) =>
      parent !== null &&
      (kind === "icon" || children.length === 0) &&
      box.y >= bottom(sight.box) - FOOT.heightPx &&
      bottom(box) <= bottom(sight.box) &&
      box.height <= FOOT.largestMarkPx &&
      box.width <= LARGEST_TAB_SHARE * sight.box.width,
  );

/** True of a bar across the foot of a screen; what people scroll down to is further down. */
const isAtFoot = ({ box }: Thing, sight: Sight): boolean =>
  box.y < bottom(sight.box) &&
  box.width >= SMALLEST_SHARE_OF_WIDTH * sight.box.width &&
  box.height >= BAR_HEIGHT_PX.min &&
  box.height <= BAR_HEIGHT_PX.max &&
  bottom(box) >= bottom(sight.box) - FROM_BOTTOM_PX &&
  right(box) <= right(sight.box) + 1;

const tabsOf = (columns: readonly Column[]): readonly Claim[] =>
  columns.map((column) => claim("tab", column, 0.9, { isWhole: true }));

const LARGEST_RAISED_PX = 96;

/** The small things on the upper edge of a bar: a button among its tabs, as a “+” that adds something. */
const raisedFrom = (bar: Thing, { things }: Sight): readonly Thing[] =>
  things.filter(
    ({ box, parent }) =>
      parent === bar.parent &&
      box.y < bar.box.y &&
      bottom(box) > bar.box.y &&
      Math.max(box.width, box.height) <= LARGEST_RAISED_PX,
  );

/** The tabs in a bar: its cells, or columns of what is painted in it, one of which says something: stars in a row do not. */
function tabsOfBar(bar: Thing, raised: readonly Thing[], sight: Sight): readonly Column[] {
  const cells = tabsIn(bar, raised, sight).map((cell): Column => [cell]);
  const marks = [...marksIn(bar, sight), ...raised];
  const columns = columnsOf(marks, sight, (column) => isTabColumn(column, sight));
  const found = cells.length === 0 && columns.flat().some(isWords) ? columns : cells;
  return found.filter((column) => !column.some((thing) => raised.includes(thing)));
}

/** The bar at the foot of a phone's screen that leads to the main places of an app, and its tabs. */
export const tabBars: Claims = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  const bars = sight.things.filter((thing) => thing.parent && isAtFoot(thing, sight));
  for (const bar of bars.slice(0, MOST_BARS))
    for (const raised of [[], raisedFrom(bar, sight)]) {
      const tabs = tabsOfBar(bar, raised, sight);
      if (tabs.length > 0) return [claim("tab-bar", [bar], 0.95), ...tabsOf(tabs)];
    }
  const bare = columnsOf(marksAtFoot(sight), sight, (column) => isCaptionedColumn(column, sight));
  const [first, ...others] = bare.flat();
  return first ? [claim("tab-bar", [first, ...others], 0.8), ...tabsOf(bare)] : [];
};
