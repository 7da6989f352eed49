import { intersection, union } from "../../../scene/geometry.ts";
import type { Box } from "../../../scene/scene.ts";
import { descendants, isText, type Layer } from "../../frame/frame.ts";
import { remembered } from "../../frame/remembered.ts";
import { isPainted } from "../../paint/painted-box.ts";
import { inkBox } from "../../text/typography/ink.ts";

const seenBox = (layer: Layer): readonly Box[] => {
  if (isText(layer)) return [inkBox(layer) ?? layer.node.box];
  return isPainted(layer) ? [layer.node.box] : [];
};

/** A higher group is a card: what lies between its words belongs to it. */
const TALLEST_ROW_PX = 48;

/**
 * The part of a target that people aim at: where a text, or a row that paints nothing, runs on behind its words, that
 * rest is in nobody’s way. Without words, and where it paints a box, all of it.
 */
export const hitBox: (layer: Layer) => Box = remembered((layer: Layer): Box => {
  const { box } = layer.node;
  if (!isText(layer) && (isPainted(layer) || box.height > TALLEST_ROW_PX)) return box;
  const inside = [layer, ...descendants(layer)];
  const seen = inside.some(isText) ? union(inside.flatMap(seenBox)) : null;
  return (seen && intersection(seen, box)) ?? box;
});
