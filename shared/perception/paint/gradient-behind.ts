import { isSeenPaint } from "../../scene/paints-of.ts";
import { contains } from "../../scene/geometry.ts";
import type { Paint } from "../../scene/scene.ts";
import { frameOf, type Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";
import { paintedIndex } from "./painted-index.ts";

/** True for a wash of colour: the layers below show through it. */
const isWash = (paint: Paint): boolean =>
  (paint.opacity ?? 1) < 1 || (paint.type === "gradient" && paint.stops.every(({ color }) => color.a < 1));

/** The uppermost fill of a layer that hides what lies below it. */
const groundOf = ({ node }: Layer): Paint | undefined =>
  (node.opacity ?? 1) < 1
    ? undefined
    : (node.fills ?? []).findLast((paint) => isSeenPaint(paint) && !isWash(paint));

/**
 * The layer whose gradient a text stands on, washes of colour in between apart; undefined when it stands on anything
 * else, or not wholly on it.
 */
export const gradientBehind = remembered((layer: Layer): Layer | undefined => {
  const { box } = layer.node;
  const ground = paintedIndex(frameOf(layer))
    .touching(box, ({ order, node }) => order < layer.order && contains(node.box, box, 1))
    .findLast((one) => groundOf(one) !== undefined);
  return ground && groundOf(ground)?.type === "gradient" ? ground : undefined;
});
