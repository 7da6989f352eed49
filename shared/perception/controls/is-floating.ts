import { list } from "../../standards/list.ts";
import { bottom, right } from "../../scene/geometry.ts";
import { ancestors, frameOf, type Layer } from "../frame/frame.ts";
import { rememberedFlag } from "../frame/remembered.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { nameWords } from "../text/language/words.ts";

const FLOATING_WORDS = list("fab, floating, flottant, sticky");

/** A button in the corner over a list: round, painted, near the right and the foot of its screen. */
const ROUND = { minPx: 40, maxPx: 72, fromCornerPx: 160 };

function isInCorner({ node: { box } }: Layer, screen: Layer["node"]["box"]): boolean {
  const [offRight, offFoot] = [right(screen) - right(box), bottom(screen) - bottom(box)];
  return Math.min(offRight, offFoot) >= 0 && Math.max(offRight, offFoot) <= ROUND.fromCornerPx;
}

function isRoundInCorner(layer: Layer): boolean {
  const { box } = layer.node;
  const hasSize = box.height >= ROUND.minPx && box.height <= ROUND.maxPx;
  if (!hasSize || Math.abs(box.width - box.height) > 1) return false;
  const radius = boxPainter(layer)?.node.cornerRadiiPx?.[0] ?? 0;
  return radius >= box.height / 2 - 1 && isInCorner(layer, frameOf(layer).root.node.box);
}

const isLifted = ({ node, parent }: Layer): boolean =>
  parent !== null &&
  (node.isAbsolute === true || (node.effects ?? []).some(({ type }) => type === "drop-shadow"));

/**
 * True when a layer floats above the content of its screen and is meant to cover some of it: it, or what it lies in, is
 * placed freely or casts a shadow; it is a round button in the corner; or it is called so.
 */
export const isFloating = rememberedFlag(
  (layer: Layer) =>
    [layer, ...ancestors(layer)].some(isLifted) ||
    isRoundInCorner(layer) ||
    nameWords(layer.node.name).some((word) => FLOATING_WORDS.has(word)),
);
