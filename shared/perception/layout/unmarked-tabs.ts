import { contains, grow } from "../../scene/geometry.ts";
import { tabBar } from "../controls/tab-bar.ts";
import { computed } from "../frame/computed.ts";
import { descendants, type Frame, isText, type Layer } from "../frame/frame.ts";
import { lookOfPaints } from "../frame/look-of-paints.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { styleOf } from "../text/typography/text-style.ts";

const partsOf = (item: Layer): readonly Layer[] =>
  [item, ...descendants(item)].filter(({ visibleBox }) => visibleBox !== null);

function lookOfPart(part: Layer): string {
  const { fills, strokes, opacity, effects } = part.node;
  const type = isText(part) ? [styleOf(part).sizePx, styleOf(part).weight, styleOf(part).fontFamily] : [];
  return JSON.stringify([lookOfPaints(fills), lookOfPaints(strokes), opacity, effects?.length ?? 0, type]);
}

/** All looks in an item; which of its parts has which, its drawing decides. */
const lookOf = (item: Layer): string =>
  JSON.stringify([...new Set(partsOf(item).map(lookOfPart))].toSorted());

/** Something on the bar belongs to no item: it may be what marks one. */
function hasMarkBeside(bar: Layer, items: readonly Layer[], frame: Frame): boolean {
  const own = new Set(items.flatMap(partsOf));
  const widest = bar.node.box.width / 2;
  return paintedIndex(frame)
    .touching(bar.node.box)
    .some(
      (layer) =>
        layer.order > bar.order &&
        layer.node.box.width < widest &&
        contains(grow(bar.node.box, 8), layer.node.box, 1) &&
        !own.has(layer),
    );
}

/** The items of a tab bar that are drawn all alike, so that none shows where one is; none where one is marked. */
export const unmarkedTabs = computed((frame: Frame): readonly Layer[] => {
  const found = tabBar(frame);
  if (!found || found.leadsNowhere) return [];
  const { bar, items } = found;
  const looks = new Set(items.map(lookOf));
  return looks.size === 1 && !hasMarkBeside(bar, items, frame) ? items : [];
});
