import { areNear, bottom, center, contains, right } from "../../scene/geometry.ts";
import { list } from "../../standards/list.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { isSure } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { computed } from "../frame/computed.ts";
import { isCovered } from "../paint/covers/covered.ts";
import { nameWords } from "../text/language/words.ts";
import { hasPhoneWidth } from "../structure/screens/has-phone-width.ts";

/** The bar at the bottom of a phone screen that leads to the main places of an app. */
export interface TabBar {
  readonly bar: Layer;
  /** From left to right. */
  readonly items: readonly Layer[];
  /** Its icons are commands: those of the system, of a player, of an editor. */
  readonly leadsNowhere: boolean;
}

const BAR_NAME =
  /\b(tab ?bar|nav(igation)? ?bar|bottom (nav(igation)?|bar|menu|tabs)|bottom ?nav|barre d onglets|barre de navigation)\b/;
const BAR_HEIGHT_PX = { min: 44, max: 120 };
const SMALLEST_SHARE_OF_WIDTH = 0.8;
const FEWEST_ITEMS = 3;
const SAME_LINE_PX = 12;
const SMALLEST_ITEM_PX = 12;
const LARGEST_ITEM_SHARE = 0.45;
/** A round item in the middle may rise over the edge of its bar. */
const OVER_EDGE_PX = 40;

const isNamedBar = ({ node }: Layer): boolean => BAR_NAME.test(nameWords(node.name).join(" "));

const isAtBottom = (layer: Layer, { root }: Frame): boolean =>
  layer.node.box.width >= SMALLEST_SHARE_OF_WIDTH * root.node.box.width &&
  layer.node.box.height >= BAR_HEIGHT_PX.min &&
  layer.node.box.height <= BAR_HEIGHT_PX.max &&
  bottom(layer.node.box) >= bottom(root.node.box) - BAR_HEIGHT_PX.max / 2;

const byX = (a: Layer, b: Layer): number => a.node.box.x - b.node.box.x;

const isOneRow = (items: readonly Layer[]): boolean =>
  items.every(
    (item, index) =>
      areNear(center(item.node.box).y, center((items[0] ?? item).node.box).y, SAME_LINE_PX) &&
      (index === 0 || item.node.box.x >= right(items[index - 1]?.node.box ?? item.node.box) - 1),
  );

const isItem = ({ node: { box, text }, visibleBox }: Layer, bar: Layer): boolean =>
  visibleBox !== null &&
  !text &&
  box.width <= LARGEST_ITEM_SHARE * bar.node.box.width &&
  Math.min(box.width, box.height) >= SMALLEST_ITEM_PX;

/** The items are the first row of three or more layers of one kind inside the bar. */
function itemsOf(bar: Layer): readonly Layer[] {
  const row = bar.children.filter((layer) => isItem(layer, bar)).toSorted(byX);
  if (row.length >= FEWEST_ITEMS && isOneRow(row)) return row;
  return bar.children.map(itemsOf).find((items) => items.length > 0) ?? [];
}

/** The bar that is called so, where none was seen. */
function namedBar(frame: Frame): Omit<TabBar, "leadsNowhere"> | undefined {
  if (!hasPhoneWidth(frame)) return undefined;
  const bar = frame.layers.find(
    (layer) => layer.parent && isNamedBar(layer) && isAtBottom(layer, frame) && !isCovered(layer),
  );
  const items = bar ? itemsOf(bar) : [];
  return bar && items.length > 0 ? { bar, items } : undefined;
}

function seenBar(frame: Frame): Omit<TabBar, "leadsNowhere"> | undefined {
  const found = elements(frame).filter((one) => isSure(one, "taken"));
  const bar = found.find(({ role }) => role === "tab-bar");
  if (!bar) return undefined;
  const items = found.filter(({ role, box }) => role === "tab" && contains(bar.box, box, OVER_EDGE_PX));
  return items.length >= FEWEST_ITEMS
    ? { bar: bar.layers[0], items: items.map(({ layers: [item] }) => item).toSorted(byX) }
    : undefined;
}

/** The system's own bar, a player or a tool bar leads nowhere: its icons are commands. */
const COMMANDS = list(
  "back, recents, recent, overview, system, gesture, play, pause, prev, previous, next, player, tool, tools",
  "toolbar, editor",
);

const isCommand = ({ node }: Layer): boolean => nameWords(node.name).some((word) => COMMANDS.has(word));

/**
 * The tab bar of a phone screen: one that looks like it, or else one that is called so; undefined when there is none.
 */
export const tabBar = computed((frame: Frame): TabBar | undefined => {
  const found = seenBar(frame) ?? namedBar(frame);
  return found && { ...found, leadsNowhere: [found.bar, ...found.items].some(isCommand) };
});

/** True when a layer lies on the tab bar: a label of it may be filed beside the bar. */
export function isOnTabBar({ node }: Layer, frame: Frame): boolean {
  const bar = tabBar(frame)?.bar;
  return bar !== undefined && contains(bar.node.box, node.box, 1);
}
