import { quote } from "../../perception/controls/targets/target-words.ts";
import { isText, type Frame, type Layer } from "../../perception/frame/frame.ts";
import type { Box } from "../../scene/scene.ts";

/** Fonts of icons draw pictures in the place of these. */
const DRAWN_LETTERS = /\p{Co}/gu;

const MOST_LETTERS = 200;

/** Words short enough to be quoted; "" when there is nothing to read. */
export const quotable = (words: string): string =>
  quote(words.slice(0, MOST_LETTERS).replace(DRAWN_LETTERS, ""));

const isBefore = (a: Box, b: Box): boolean => a.y < b.y || (a.y === b.y && a.x < b.x);

/**
 * The words that are read first in each layer, by its order; "" for none. Words on a layer that keeps them to
 * itself do not count for the layers around it.
 */
export function firstWords({ layers }: Frame, keeps: (layer: Layer) => boolean): readonly string[] {
  const first: ({ readonly words: string; readonly box: Box } | undefined)[] = [];
  for (let order = layers.length - 1; order > 0; order--) {
    const layer = layers[order] as Layer;
    if (isText(layer)) first[order] = { words: quotable(layer.node.text.characters), box: layer.node.box };
    const own = first[order];
    if (!own?.words || keeps(layer)) continue;
    const around = layer.parent?.order ?? 0;
    const known = first[around];
    if (!known || !isBefore(known.box, own.box)) first[around] = own;
  }
  return Array.from(layers, (_, order) => first[order]?.words ?? "");
}
