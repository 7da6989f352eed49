import { tabBar } from "../../../../../perception/controls/tab-bar.ts";
import { HEAD_PX } from "../../../../../perception/frame/limits.ts";
import { pictogramOf } from "../../../../../perception/icons/pictogram-of.ts";
import type { Pictogram } from "../../../../../perception/icons/pictograms.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { descendants, type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../../perception/frame/look-of-paints.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { center, contains, grow } from "../../../../../scene/geometry.ts";

const isDrawnIn = (item: Layer, one: Layer): boolean =>
  one.order > item.order && contains(item.node.box, one.node.box, 1);

/** All that is seen in an item; what was drawn over a bare box lies beside it. */
function partsOf(item: Layer, frame: Frame): readonly Layer[] {
  const own = [item, ...descendants(item)].filter(({ visibleBox }) => visibleBox !== null);
  const { box } = item.node;
  const over = [...paintedIndex(frame).touching(box), ...textIndex(frame).touching(box)];
  return [...new Set([...own, ...over.filter((one) => isDrawnIn(item, one))])];
}

/** The paints of a part, wherever they are: an icon may be drawn of lines, or of the same lines turned into shapes. */
const paintsOf = ({ node: { fills = [], strokes = [] } }: Layer): readonly string[] =>
  [...fills, ...strokes].filter(({ opacity }) => opacity !== 0).map((paint) => lookOfPaints([paint]));

function lookOfPart(part: Layer): readonly string[] {
  const { opacity = 1, effects } = part.node;
  const type = isText(part) ? [styleOf(part).sizePx, styleOf(part).weight, styleOf(part).fontFamily] : [];
  return paintsOf(part).map((paint) => JSON.stringify([paint, opacity, effects?.length ?? 0, type]));
}

/** All looks in an item; which of its parts has which, its drawing decides. */
const lookOf = (item: Layer, frame: Frame): string =>
  JSON.stringify([...new Set(partsOf(item, frame).flatMap(lookOfPart))].toSorted());

/** Something on the bar belongs to no item: it may be what marks one. */
function hasMarkBeside(bar: Layer, items: readonly Layer[], frame: Frame): boolean {
  const own = new Set(items.flatMap((item) => partsOf(item, frame)));
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

const BACK: ReadonlySet<Pictogram | undefined> = new Set<Pictogram>(["arrow-left", "chevron-left"]);

/** True of a screen whose head leads back: it lies below one of the tabs, or below none. */
const hasWayBack = ({ layers, root }: Frame): boolean =>
  layers.some(
    (layer) =>
      center(layer.node.box).y - root.node.box.y <= HEAD_PX &&
      center(layer.node.box).x - root.node.box.x <= HEAD_PX &&
      BACK.has(pictogramOf(layer)),
  );

/** The items of a tab bar that are drawn all alike, so that none shows where one is; none where one is marked. */
export const unmarkedTabs = computed((frame: Frame): readonly Layer[] => {
  const found = tabBar(frame);
  if (!found || found.leadsNowhere || hasWayBack(frame)) return [];
  const { bar, items } = found;
  const looks = new Set(items.map((item) => lookOf(item, frame)));
  return looks.size === 1 && !hasMarkBeside(bar, items, frame) ? items : [];
});
