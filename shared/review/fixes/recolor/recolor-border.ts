import type { BorderContrast } from "../../../perception/contrast/faint-borders.ts";
import type { Frame } from "../../../perception/frame/frame.ts";
import { toHex } from "../../../scene/color.ts";
import type { Proposal } from "../fix.ts";
import { byCost, plainPaint } from "./faint.ts";
import { inks } from "./inks.ts";

/** Colours with which a border can be seen, the nearest to that of another one first: all get one colour. */
export function recolorBorder(
  { layer: { node } }: BorderContrast,
  { layer: faintest, color, ground }: BorderContrast,
  frame: Frame,
  required: number,
): readonly Proposal[] {
  const [own, paint] = [plainPaint(node.strokes), plainPaint(faintest.node.strokes)];
  if (!own || !paint) return [];
  const place = { seen: color, ground };
  return byCost(
    inks({ paint, required, told: place, hardest: place }, frame, {
      fresh: "border-color",
      inUse: "border-color-in-use",
      role: "line",
      change: (to) => [{ layer: node.id, property: "stroke", from: toHex(own.color), ...to }],
    }),
  );
}
