import { isOpaqueColor } from "../../scene/paints-of.ts";
import { areNear, area, intersection, union } from "../../scene/geometry.ts";
import { compact } from "../../scene/json.ts";
import type { Box, Paint, SceneNode } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import {
  ancestors,
  isText,
  lastInside,
  openFrame,
  type Frame,
  type Layer,
  type TextLayer,
} from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";
import { isCovered } from "../paint/covers/covered.ts";
import { coversBox } from "../paint/coverage.ts";
import { isPaintedPlainly } from "../paint/paint-groups.ts";
import { paintedIndex } from "../paint/painted-index.ts";

/** A text beyond the edge of what scrolls, as it looks when people have scrolled to it. */
export interface ScrolledText {
  readonly frame: Frame;
  readonly layer: TextLayer;
}

type Direction = "horizontal" | "vertical";

const TOLERANCE_PX = 1;

/** The start and the end of a box in a direction. */
const along = (direction: Direction, { x, y, width, height }: Box): readonly [number, number] =>
  direction === "vertical" ? [y, y + height] : [x, x + width];

const across = (direction: Direction): Direction => (direction === "vertical" ? "horizontal" : "vertical");

/** True when a box lies beside another one in a direction only, and would fit into it. */
function isBeyond(direction: Direction, inner: Box, outer: Box): boolean {
  const [from, to] = along(across(direction), inner);
  const [outerFrom, outerTo] = along(across(direction), outer);
  const [start, end] = along(direction, inner);
  const [outerStart, outerEnd] = along(direction, outer);
  const isInLine = from >= outerFrom - TOLERANCE_PX && to <= outerTo + TOLERANCE_PX;
  return isInLine && (start >= outerEnd || end <= outerStart) && end - start <= outerEnd - outerStart;
}

/** True when a part of a clipping layer starts in it and goes on beyond its end. */
function runsOn(direction: Direction, part: Box, clip: Box): boolean {
  const [start, end] = along(direction, part);
  const [clipStart, clipEnd] = along(direction, clip);
  return start >= clipStart - TOLERANCE_PX && start < clipEnd && end > clipEnd;
}

/** More siblings are not compared. */
const MOST_SIBLINGS = 64;

const seenChildren: (parent: Layer) => readonly Layer[] = remembered((parent: Layer) =>
  parent.children.filter(({ visibleBox }) => visibleBox !== null).slice(0, MOST_SIBLINGS),
);

const isInLine = (direction: Direction, a: Box, b: Box): boolean => {
  const [start, end] = along(across(direction), a);
  const [otherStart, otherEnd] = along(across(direction), b);
  return areNear(start, otherStart) && areNear(end, otherEnd);
};

/** True when one of its siblings that can be seen stands in line with a part, as rows of a list do. */
const continuesList = (direction: Direction, part: Layer): boolean =>
  part.parent !== null &&
  seenChildren(part.parent).some(
    ({ node }) =>
      node !== part.node && node.type === part.node.type && isInLine(direction, node.box, part.node.box),
  );

const mayScroll = ({ node }: Layer, direction: Direction): boolean =>
  node.scrolls === "both" || node.scrolls === direction;

const DIRECTIONS: readonly Direction[] = ["vertical", "horizontal"];

/** True when people may scroll to a text that its cutter cuts off: `part` is the child in which it lies. */
const isReachable = (text: TextLayer, part: Layer, cutter: Layer): boolean =>
  DIRECTIONS.some(
    (direction) =>
      isBeyond(direction, text.node.box, cutter.node.box) &&
      (mayScroll(cutter, direction) ||
        (cutter.parent !== null &&
          (runsOn(direction, part.node.box, cutter.node.box) || continuesList(direction, part)))),
  );

/** The innermost layer that cuts a text off entirely, if people may scroll to the text in it. */
function scrollerOf(text: TextLayer): Layer | undefined {
  const around = [text, ...ancestors(text)];
  const index = around.findIndex(
    ({ node, parent }, at) =>
      at > 0 &&
      (node.clipsContent === true || parent === null) &&
      intersection(node.box, text.node.box) === null,
  );
  const [cutter, part] = [around[index], around[index - 1]];
  return cutter?.visibleBox && part && isReachable(text, part, cutter) ? cutter : undefined;
}

/**
 * The paint of a ground that scrolls on without end. A plain colour stays; a gradient or a picture has no fixed
 * place there, so that its colour is unknown: the paint of a picture says so.
 */
const endless = (paint: Paint): Paint =>
  paint.type === "solid"
    ? paint
    : compact<Paint>({
        type: "image",
        scaleMode: "fill",
        opacity: paint.opacity,
        blendMode: paint.blendMode,
      });

const RIM = { widestPx: 16, share: 0.2 };

/** Round corners and paddings are left out: what scrolls passes the middle. */
function withoutRim({ x, y, width, height }: Box): Box {
  const [rimX, rimY] = [width, height].map((length) => Math.min(RIM.widestPx, RIM.share * length)) as [
    number,
    number,
  ];
  return { x: x + rimX, y: y + rimY, width: width - 2 * rimX, height: height - 2 * rimY };
}

/** The layers painted below all of a layer; undefined when one of them ends there, or is not painted plainly. */
function groundsBelow(layer: Layer, frame: Frame): readonly Layer[] | undefined {
  const seen = layer.visibleBox && withoutRim(layer.visibleBox);
  if (!seen) return undefined;
  const below = paintedIndex(frame)
    .touching(seen, ({ order }) => order < layer.order)
    .filter(({ visibleBox }) => visibleBox && intersection(visibleBox, seen));
  const covers = (one: Layer): boolean => isPaintedPlainly(one) && coversBox(one.node, seen);
  const last = below.findLastIndex((one) => covers(one) && (one.node.fills?.some(isOpaqueColor) ?? false));
  const grounds = below.slice(Math.max(0, last));
  return isPaintedPlainly(layer) && grounds.every(covers) ? grounds : undefined;
}

/** A layer of this size, of which nothing else is kept. */
const layerOf = ({ node: { id, name } }: Layer, box: Box, more: Partial<SceneNode>): SceneNode => ({
  id,
  name,
  type: "FRAME",
  box,
  ...more,
});

const groundOf = (layer: Layer, box: Box, more: Partial<SceneNode> = {}): SceneNode =>
  layerOf(layer, box, { ...(layer.node.fills && { fills: layer.node.fills.map(endless) }), ...more });

/** A scroller alone, on what lies behind it, so large that all of these texts can be seen. */
function unrolled(
  scroller: Layer,
  texts: readonly TextLayer[],
  frame: Frame,
): readonly (readonly [TextLayer, ScrolledText])[] {
  const grounds = groundsBelow(scroller, frame);
  const box = union([scroller.node.box, ...texts.map(({ node }) => node.box)]);
  if (!grounds || !box) return [];
  const inside = scroller.node.children && { children: scroller.node.children };
  const children = [...grounds.map((ground) => groundOf(ground, box)), groundOf(scroller, box, inside)];
  const opened = openFrame(frame.scene, layerOf(frame.root, box, { children }), { demands: frame.demands });
  const offset = 1 + grounds.length - scroller.order;
  return texts.flatMap((text) => {
    const layer = opened.layers[text.order + offset];
    const isSeen = layer?.visibleBox && isText(layer) && !isCovered(layer);
    return isSeen ? [[text, { frame: opened, layer }] as const] : [];
  });
}

const SMALLEST_PX2 = 1000;

const isCutOff = (layer: Layer): layer is TextLayer =>
  isText(layer) && layer.visibleBox === null && layer.node.text.characters.trim() !== "";

const isLarge = ({ visibleBox }: Layer): boolean => visibleBox !== null && area(visibleBox) >= SMALLEST_PX2;

/** The layers that scroll, each with the texts that it cuts off. */
function scrollers(frame: Frame): ReadonlyMap<Layer, readonly TextLayer[]> {
  const found = new Map<Layer, TextLayer[]>();
  for (const text of frame.layers.filter(isCutOff)) {
    const scroller = scrollerOf(text);
    if (!scroller || !isLarge(scroller)) continue;
    const texts = found.get(scroller);
    if (texts) texts.push(text);
    else found.set(scroller, [text]);
  }
  return found;
}

/** Scrollers in scrollers are opened again and again: so many layers for each of the frame at most. */
const MOST_OPENINGS = 2;

/**
 * The texts of a frame that are cut off by something that scrolls, or cuts off a list in its middle: people scroll to
 * them. Each as it looks then, in a frame of its own.
 */
export const scrolledTexts = computed((frame: Frame): ReadonlyMap<TextLayer, ScrolledText> => {
  let left = MOST_OPENINGS * frame.layers.length;
  const all = new Map<TextLayer, ScrolledText>();
  for (const [scroller, texts] of scrollers(frame)) {
    left -= lastInside(scroller) - scroller.order + 1;
    if (left < 0) break;
    for (const [text, scrolled] of unrolled(scroller, texts, frame)) all.set(text, scrolled);
  }
  return all;
});
