import { type Frame, isText, type Layer } from "../../frame/frame.ts";
import { computed } from "../../frame/computed.ts";

/** How many texts each layer holds, by its order. A layer comes after the one that it lies in. */
const textCounts = computed(({ layers }: Frame): Uint32Array => {
  const counts = new Uint32Array(layers.length);
  for (let order = layers.length - 1; order >= 0; order--) {
    const layer = layers[order] as Layer;
    const count = (counts[order] ?? 0) + (isText(layer) ? 1 : 0);
    counts[order] = count;
    if (layer.parent) counts[layer.parent.order] = (counts[layer.parent.order] ?? 0) + count;
  }
  return counts;
});

/** True when a layer is or holds a text. */
export const holdsText = (layer: Layer, frame: Frame): boolean => (textCounts(frame)[layer.order] ?? 0) > 0;

/** True when a layer holds one text and no more: its name is the name of the text then. */
export const holdsOneText = (layer: Layer, frame: Frame): boolean => textCounts(frame)[layer.order] === 1;
