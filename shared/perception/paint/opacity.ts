import { isSeenPaint } from "../../scene/paints-of.ts";
import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

const NOT_SCROLLED = { horizontal: false, vertical: false };

/** The opacity of a layer with that of everything it lies in, from 0 to 1. */
export const totalOpacity: (layer: Layer) => number = remembered(
  ({ node, parent }: Layer) => (node.opacity ?? 1) * (parent ? totalOpacity(parent) : 1),
);

/** A layer with less opacity is there for nobody. */
const FAINTEST = 0.03;

/** True of letters that no paint shows. */
const isUnpainted = ({ node: { text, fills = [], strokes = [] } }: Layer): boolean =>
  text !== undefined &&
  text.runs.length > 0 &&
  ![...text.runs.flatMap((run) => run.fills ?? fills), ...strokes].some(isSeenPaint);

/** True when a layer, with everything it lies in, is too faint for anybody to see. */
export const isFaded = (layer: Layer): boolean => totalOpacity(layer) < FAINTEST || isUnpainted(layer);

const scrolls: (layer: Layer) => { readonly horizontal: boolean; readonly vertical: boolean } = remembered(
  ({ node, parent }: Layer) => {
    const outer = parent ? scrolls(parent) : NOT_SCROLLED;
    if (!node.scrolls) return outer;
    return {
      horizontal: outer.horizontal || node.scrolls !== "vertical",
      vertical: outer.vertical || node.scrolls !== "horizontal",
    };
  },
);

/** True when a layer or something it lies in is scrolled in a direction. */
export const isScrolled = (layer: Layer, direction: "horizontal" | "vertical"): boolean =>
  scrolls(layer)[direction];
