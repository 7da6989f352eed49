import { isText, type Frame, type Layer } from "../frame.ts";
import { computed } from "./computed.ts";
import { remembered } from "./remembered.ts";

/** How many texts each layer holds. */
const textCounts = computed(({ layers }: Frame): ReadonlyMap<Layer, number> => {
  const counts = new Map<Layer, number>();
  for (const layer of layers.toReversed()) {
    const inner = layer.children.reduce((sum, child) => sum + (counts.get(child) ?? 0), 0);
    counts.set(layer, inner + (isText(layer) ? 1 : 0));
  }
  return counts;
});

/** Whether a layer is or holds a text. */
export const holdsText = (layer: Layer, frame: Frame): boolean => (textCounts(frame).get(layer) ?? 0) > 0;

/** Whether a layer holds one text and no more: its name is the name of the text then. */
export const holdsOneText = (layer: Layer, frame: Frame): boolean => textCounts(frame).get(layer) === 1;

/** The editor names a text after its characters: such a name says nothing about its role. */
export const isNamedByItself: (layer: Layer) => boolean = remembered(
  ({ node }: Layer) => node.text?.characters.replace(/\s+/g, " ").startsWith(node.name.trim()) ?? false,
);
