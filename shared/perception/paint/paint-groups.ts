import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";

const isGroup = ({ node }: Layer): boolean => node.opacity !== undefined || node.blendMode !== undefined;

/** The layer and its ancestors that are painted with an opacity or a blend mode of their own, the outermost first. */
export const groupsOf: (layer: Layer) => readonly Layer[] = remembered((layer: Layer) => {
  const outer = layer.parent ? groupsOf(layer.parent) : [];
  return isGroup(layer) ? [...outer, layer] : outer;
});

const NO_MASKS: ReadonlyMap<Layer, Layer> = new Map();

/** For each child of a layer the mask painted before it among its siblings. */
const childMasks = remembered((parent: Layer): ReadonlyMap<Layer, Layer> => {
  if (!parent.children.some(({ node }) => node.isMask)) return NO_MASKS;
  const masks = new Map<Layer, Layer>();
  let mask: Layer | undefined;
  for (const child of parent.children) {
    if (child.node.isMask) mask = child;
    else if (mask) masks.set(child, mask);
  }
  return masks;
});

const UNMASKED: readonly Layer[] = [];

/** The masks that cut a layer out, each before it among its own or an ancestor's siblings. */
export const masksOf: (layer: Layer) => readonly Layer[] = remembered((layer: Layer) => {
  if (!layer.parent) return UNMASKED;
  const outer = masksOf(layer.parent);
  const own = childMasks(layer.parent).get(layer);
  return own ? [...outer, own] : outer;
});
