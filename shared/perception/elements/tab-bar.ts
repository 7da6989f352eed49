import { bottom, right } from "../../scene/geometry.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { PHONE_WIDTH_PX } from "../../standards/phones.ts";
import { computed } from "../frame/computed.ts";
import { nameWords } from "../text/words.ts";

/** The bar at the bottom of a phone screen that leads to the main places of an app. */
export interface TabBar {
  readonly bar: Layer;
  readonly items: readonly Layer[];
}

const BAR_NAME =
  /\b(tab ?bar|nav(igation)? ?bar|bottom (nav(igation)?|bar|menu|tabs)|bottom ?nav|barre d onglets|barre de navigation)\b/;
const BAR_HEIGHT_PX = { min: 44, max: 120 };
const SMALLEST_SHARE_OF_WIDTH = 0.8;
const FEWEST_ITEMS = 3;
const SAME_HEIGHT_PX = 4;

const isNamedBar = ({ node }: Layer): boolean => BAR_NAME.test(nameWords(node.name).join(" "));

const isAtBottom = (layer: Layer, { root }: Frame): boolean =>
  layer.node.box.width >= SMALLEST_SHARE_OF_WIDTH * root.node.box.width &&
  layer.node.box.height >= BAR_HEIGHT_PX.min &&
  layer.node.box.height <= BAR_HEIGHT_PX.max &&
  bottom(layer.node.box) >= bottom(root.node.box) - BAR_HEIGHT_PX.max / 2;

const isOneRow = (items: readonly Layer[]): boolean =>
  items.every(
    ({ node: { box } }, index) =>
      Math.abs(box.height - (items[0]?.node.box.height ?? 0)) <= SAME_HEIGHT_PX &&
      (index === 0 || box.x >= right(items[index - 1]?.node.box ?? box) - 1),
  );

/** The items are the first row of three or more layers of one kind inside the bar. */
function itemsOf(bar: Layer): readonly Layer[] {
  const candidates = bar.children.filter(
    ({ node, visibleBox }) => visibleBox && !node.text && (node.children?.length ?? 0) > 0,
  );
  const row = candidates.toSorted((a, b) => a.node.box.x - b.node.box.x);
  if (row.length >= FEWEST_ITEMS && isOneRow(row)) return row;
  return bar.children.map(itemsOf).find((items) => items.length > 0) ?? [];
}

/** The tab bar of a phone screen; undefined when there is none that is called so. */
export const tabBar = computed((frame: Frame): TabBar | undefined => {
  const { width } = frame.root.node.box;
  if (width < PHONE_WIDTH_PX.min || width > PHONE_WIDTH_PX.max) return undefined;
  const bar = frame.layers.find((layer) => layer.parent && isNamedBar(layer) && isAtBottom(layer, frame));
  const items = bar ? itemsOf(bar) : [];
  return bar && items.length > 0 ? { bar, items } : undefined;
});
