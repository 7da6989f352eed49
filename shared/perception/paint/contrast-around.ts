import { contrastOf } from "../../scene/color.ts";
import { grow } from "../../scene/geometry.ts";
import { isSeenPaint } from "../../scene/paints-of.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { groundBehind } from "./backdrop.ts";

const AROUND_PX = 3;

/** A box of one colour is told from what is around it from this contrast on. */
const SEEN_CONTRAST = 1.06;

/** The contrast of a box of one opaque colour to the one colour around it; undefined where either has several. */
function contrastAround({ node, order }: Layer, frame: Frame): number | undefined {
  const seen = (node.fills ?? []).filter(isSeenPaint);
  const fill = seen[0];
  if (seen.length > 1 || fill?.type !== "solid" || (fill.opacity ?? 1) < 1) return undefined;
  const around = groundBehind(frame, grow(node.box, AROUND_PX), order);
  return around && contrastOf(fill.color, around);
}

/** True of a box of one colour that is seen on its ground by that colour. */
export const isSeenByColor = (layer: Layer, frame: Frame): boolean =>
  (contrastAround(layer, frame) ?? 0) >= SEEN_CONTRAST;

/** True of a box that has the colour of its ground, and nothing else that shows where it ends. */
export const isLostOnGround = (layer: Layer, frame: Frame): boolean =>
  (layer.node.strokes ?? []).length + (layer.node.effects ?? []).length === 0 &&
  (contrastAround(layer, frame) ?? SEEN_CONTRAST) < SEEN_CONTRAST;
