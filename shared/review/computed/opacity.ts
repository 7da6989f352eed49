import { closest, type Layer } from "../frame.ts";

/** The opacity of a layer with that of everything it lies in, from 0 to 1. */
export function totalOpacity(layer: Layer): number {
  return (layer.node.opacity ?? 1) * (layer.parent ? totalOpacity(layer.parent) : 1);
}

/** Whether a layer or something it lies in is scrolled in a direction. */
export const isScrolled = (layer: Layer, direction: "horizontal" | "vertical"): boolean =>
  closest(layer, ({ node }) => node.scrolls === direction || node.scrolls === "both") !== undefined;
