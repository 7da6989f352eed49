import type { ShapeContrast } from "../../../perception/contrast/icons/icon-contrast.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { toHex } from "../../../scene/color.ts";
import { union } from "../../../scene/geometry.ts";
import type { Proposal } from "../fix.ts";
import { byCost, type Faint } from "./faint.ts";
import { grounds } from "./grounds.ts";
import { inks } from "./inks.ts";
import type { Inks } from "./kinds.ts";

/** Colours with which an icon can be seen, of itself or of its box, the nearest first. */
export function recolorIcon(
  shapes: readonly ShapeContrast[],
  frame: Frame,
  required: number,
): readonly Proposal[] {
  const [clearest] = shapes;
  if (!clearest) return [];
  const { color, ground } = clearest;
  const from = toHex(color);
  const change: Inks["change"] = (to) =>
    shapes.flatMap(({ layer: { node } }) => [
      ...(node.fills ? [{ layer: node.id, property: "fill" as const, from, ...to }] : []),
      ...(node.strokes ? [{ layer: node.id, property: "stroke" as const, from, ...to }] : []),
    ]);
  const place = { seen: color, ground };
  const faint: Faint = { paint: { type: "solid", color }, required, told: place, hardest: place };
  const box = union(shapes.map(({ layer }) => layer.node.box)) ?? clearest.layer.node.box;
  const order = Math.min(...shapes.map(({ layer }) => layer.order));
  return byCost([
    ...inks(faint, frame, { fresh: "icon-color", inUse: "icon-color-in-use", role: "line", change }),
    ...grounds(faint, { box, order }, frame),
  ]);
}
