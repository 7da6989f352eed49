import { bottom, right } from "../../../scene/geometry.ts";
import type { Thing } from "../../things/thing.ts";
import type { Sight } from "../evidence/sight.ts";
import { claim, isAppScreen, type Claim, type Sign } from "./sign.ts";

const BAR_HEIGHT_PX = { min: 40, max: 124 };
const SMALLEST_SHARE_OF_WIDTH = 0.8;
const FROM_BOTTOM_PX = 40;
const TABS = { fewest: 3, most: 6 };
const LARGEST_TAB_SHARE = 0.45;
const UNEVEN = 0.35;
const LONGEST_LABEL = 18;

const middle = ({ box }: Thing): number => box.x + box.width / 2;

/** A tab shows an icon, a short word, or both. */
function isTab(thing: Thing, sight: Sight): boolean {
  const { texts, icons, pictures, characters, boxes } = sight.contentOf(thing);
  const isOne = texts <= 2 && icons + pictures + boxes >= 1 && icons + pictures <= 3;
  return isOne && characters <= LONGEST_LABEL && thing.box.width <= LARGEST_TAB_SHARE * sight.box.width;
}

/** Whether the middles stand at about equal steps from left to right. */
function isEvenRow(cells: readonly Thing[]): boolean {
  const middles = cells.map(middle);
  const steps = middles.slice(1).map((x, index) => x - (middles[index] ?? 0));
  const mean = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / Math.max(1, steps.length);
  return mean > 0 && steps.every((step) => Math.abs(step - mean) <= UNEVEN * mean);
}

/** The cells of a bar: the first row inside it of three to six that look like tabs. */
function tabsIn(bar: Thing, sight: Sight): readonly Thing[] {
  const cells = bar.children.filter((thing) => isTab(thing, sight)).toSorted((a, b) => middle(a) - middle(b));
  const span = cells.length > 0 ? middle(cells.at(-1) as Thing) - middle(cells[0] as Thing) : 0;
  const isRow = cells.length >= TABS.fewest && cells.length <= TABS.most && span >= 0.4 * sight.box.width;
  if (isRow && isEvenRow(cells)) return cells;
  for (const child of bar.children) {
    const inner = child.box.width >= SMALLEST_SHARE_OF_WIDTH * bar.box.width ? tabsIn(child, sight) : [];
    if (inner.length > 0) return inner;
  }
  return [];
}

const isAtFoot = ({ box }: Thing, sight: Sight): boolean =>
  box.width >= SMALLEST_SHARE_OF_WIDTH * sight.box.width &&
  box.height >= BAR_HEIGHT_PX.min &&
  box.height <= BAR_HEIGHT_PX.max &&
  bottom(box) >= bottom(sight.box) - FROM_BOTTOM_PX &&
  right(box) <= right(sight.box) + 1;

/** The bar at the foot of a phone's screen that leads to the main places of an app, and its tabs. */
export const tabBars: Sign = (sight): readonly Claim[] => {
  if (!isAppScreen(sight)) return [];
  for (const bar of sight.things) {
    if (!bar.parent || !isAtFoot(bar, sight)) continue;
    const tabs = tabsIn(bar, sight);
    if (tabs.length === 0) continue;
    return [claim("tab-bar", [bar], 0.95), ...tabs.map((tab) => claim("tab", [tab], 0.9, { isWhole: true }))];
  }
  return [];
};
