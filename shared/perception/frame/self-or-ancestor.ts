import type { Layer } from "./frame.ts";
import { rememberedFlag } from "./remembered.ts";

/** Makes a question about a layer one about the layer and all that it lies in; the frame itself is not asked. */
export function selfOrAncestor(says: (layer: Layer) => boolean): (layer: Layer) => boolean {
  const isSelfOrAncestor: (layer: Layer) => boolean = rememberedFlag(
    (layer: Layer) => layer.parent !== null && (says(layer) || isSelfOrAncestor(layer.parent)),
  );
  return isSelfOrAncestor;
}
