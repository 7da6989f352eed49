import type { Layer } from "./frame.ts";
import { rememberedFlag } from "./remembered.ts";

/** Makes a question about a layer one about the layer and all that it lies in; the frame itself is not asked. */
export function inherited(says: (layer: Layer) => boolean): (layer: Layer) => boolean {
  const isOwnOrInherited: (layer: Layer) => boolean = rememberedFlag(
    (layer: Layer) => layer.parent !== null && (says(layer) || isOwnOrInherited(layer.parent)),
  );
  return isOwnOrInherited;
}
