import { isSeenPaint } from "../../scene/paints-of.ts";
import { contains, intersection } from "../../scene/geometry.ts";
import { computed } from "../frame/computed.ts";
import { type Frame, isText, type Layer } from "../frame/frame.ts";
import { totalOpacity } from "./opacity.ts";
import { hasFill } from "./painted-box.ts";

const VEIL = { widthShare: 0.97, minHeightPx: 480, faintest: 0.1, densest: 0.9 };
const MOST_VEILS = 4;

function opacityOf(layer: Layer): number {
  const seen = (layer.node.fills ?? []).filter(isSeenPaint);
  const fill = seen.length === 1 ? seen[0] : undefined;
  return fill?.type === "solid" ? (fill.opacity ?? 1) * totalOpacity(layer) : 1;
}

/** A translucent layer over the whole width of a screen; what lies in it, a dialog, is as dense as anywhere. */
function isVeil(layer: Layer, { root }: Frame): boolean {
  if (layer.parent === null || isText(layer) || !hasFill(layer)) return false;
  if (layer.children.length > 0 && totalOpacity(layer) < 1) return false;
  const { width, height } = layer.node.box;
  const opacity = opacityOf(layer);
  return (
    width >= VEIL.widthShare * root.node.box.width &&
    height >= Math.min(VEIL.minHeightPx, root.node.box.height) &&
    opacity >= VEIL.faintest &&
    opacity <= VEIL.densest
  );
}

/** Over nothing but the ground of the screen, a wash is itself a ground. */
const coversSomething = (veil: Layer, { layers }: Frame): boolean =>
  layers
    .slice(0, veil.order)
    .some(
      (layer) =>
        (isText(layer) || (hasFill(layer) && !contains(layer.node.box, veil.node.box, 1))) &&
        layer.visibleBox !== null &&
        intersection(layer.visibleBox, veil.node.box) !== null,
    );

/** The veils that darken a screen below what lies over it, in painting order; at most four. */
export const veils = computed((frame: Frame): readonly Layer[] =>
  frame.layers
    .filter((layer) => isVeil(layer, frame))
    .slice(0, MOST_VEILS)
    .filter((layer) => coversSomething(layer, frame)),
);

/** Dark enough for people to look at nothing but what lies over it. */
const DARKENING = 0.2;

/** The dark veils over which something is written. */
const veilsInUse = computed((frame: Frame): readonly Layer[] =>
  veils(frame).filter(
    (veil) =>
      opacityOf(veil) >= DARKENING &&
      frame.texts.some((text) => text.order > veil.order && contains(veil.node.box, text.node.box, 1)),
  ),
);

/** True when all that is seen of a layer is taken out of use by a veil over it. */
export const isVeiled = (layer: Layer, frame: Frame): boolean =>
  veilsInUse(frame).some(
    (veil) => layer.order < veil.order && contains(veil.node.box, layer.visibleBox ?? layer.node.box, 1),
  );
