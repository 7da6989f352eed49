import type { Frame, Layer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { isForeignPart } from "../parts/foreign-part.ts";

const LAID_OUT_TYPES: ReadonlySet<string> = new Set(
  "TEXT RECTANGLE FRAME INSTANCE COMPONENT GROUP".split(" "),
);

const FEWEST_CHILDREN = 3;
/** More layers side by side than this are a drawing. */
const MOST_CHILDREN = 200;

const isLaidOut = ({ node, visibleBox }: Layer): boolean =>
  visibleBox !== null &&
  !node.isMask &&
  !node.rotationDeg &&
  LAID_OUT_TYPES.has(node.type) &&
  node.box.width > 1 &&
  node.box.height > 1;

/** A layer that arranges its children by hand, with those that take part in the arrangement. */
export interface FreeLayout {
  readonly container: Layer;
  readonly children: readonly Layer[];
}

/** The layers without auto layout whose children were put in place by hand, by container. */
export const freeLayouts = computed((frame: Frame): ReadonlyMap<Layer, FreeLayout> => {
  const found = frame.layers
    .filter(
      (layer) =>
        !layer.node.layout &&
        layer.children.length >= FEWEST_CHILDREN &&
        layer.children.length <= MOST_CHILDREN &&
        !isForeignPart(layer),
    )
    .map((container) => ({ container, children: container.children.filter(isLaidOut) }));
  return new Map(found.map((layout) => [layout.container, layout]));
});
