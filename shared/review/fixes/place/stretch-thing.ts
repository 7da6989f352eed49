import type { Change } from "../../../mend/change.ts";
import { isText, type Layer } from "../../../perception/frame/frame.ts";
import type { Thing } from "../../../perception/things/thing.ts";
import { areNear, center, right } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { moveThing } from "./move-thing.ts";
import { isPlacedByLayout, lengthChange } from "../set-values.ts";
import { AXES, isInside, keepInPlace } from "./resize-thing.ts";

const BOXES: ReadonlySet<string> = new Set(["RECTANGLE", "FRAME"]);

/** A line or a picture that spans a box would have to be drawn anew. */
const SPANNING = 0.8;
const SAME_PX = 4;
/** A block with more on it is a part of a screen. */
const MOST_ON_BLOCK = 100;

const withWords = ({ node }: Layer): "left" | "center" | "right" | undefined => {
  if (!node.text || node.text.resize === "width-and-height") return undefined;
  return node.text.alignHorizontal === "justified" ? undefined : node.text.alignHorizontal;
};

/** To which side of a box something belongs that is drawn on it; undefined when it spans the box. */
function sideOf(layer: Layer, box: Box, around: Box): "left" | "center" | "right" | undefined {
  const aligned = isText(layer) ? withWords(layer) : undefined;
  if (aligned) return aligned;
  if (box.width >= SPANNING * around.width) return undefined;
  const [left, rest] = [box.x - around.x, right(around) - right(box)];
  if (areNear(left, rest, SAME_PX)) return "center";
  return left < rest ? "left" : "right";
}

const STEPS = {
  left: (from: Box, to: Box) => to.x - from.x,
  center: (from: Box, to: Box) => center(to).x - center(from).x,
  right: (from: Box, to: Box) => right(to) - right(from),
};

/**
 * Gives a block other sides, each thing on it keeping to the side or the middle where it stands. Undefined where
 * something spans the block.
 */
export function stretchThing(
  thing: Thing,
  to: { readonly x: number; readonly width: number },
): readonly Change[] | undefined {
  const layer = thing.painter ?? thing.layer;
  const from = layer.node.box;
  const wanted = { ...from, ...to };
  if (!BOXES.has(layer.node.type) || layer.node.rotationDeg || layer.node.layout) return undefined;
  if (isPlacedByLayout(layer)) return undefined;
  if (layer.children.length + thing.children.length > MOST_ON_BLOCK) return undefined;
  const changes: Change[] = [];
  for (const child of layer.children) {
    const side = sideOf(child, child.node.box, from);
    const kept = side && keepInPlace(child, [from, wanted], AXES.x, Math.round(STEPS[side](from, wanted)));
    if (!kept) return undefined;
    changes.push(...kept);
  }
  for (const one of thing.children.filter((child) => !isInside(child.layer, layer))) {
    const side = sideOf(one.layer, one.box, from);
    const rightPx = side && Math.round(STEPS[side](from, wanted));
    const move = rightPx ? moveThing(one, rightPx, 0) : [];
    if (rightPx === undefined || (rightPx !== 0 && move.length === 0)) return undefined;
    changes.push(...move);
  }
  return [
    ...changes,
    ...lengthChange(layer, "x", from.x, to.x),
    ...lengthChange(layer, "width", from.width, to.width),
  ];
}
