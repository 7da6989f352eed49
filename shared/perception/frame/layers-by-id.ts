import { computed } from "./computed.ts";
import type { Frame, Layer } from "./frame.ts";

/** The layers of a frame by their ids. */
export const layersById = computed(
  ({ layers }: Frame): ReadonlyMap<string, Layer> => new Map(layers.map((layer) => [layer.node.id, layer])),
);
