import { colorfulness } from "../../../scene/color.ts";
import type { Thing } from "../../things/thing.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import { contrastOfLook } from "./sight.ts";

/** From 0 for square corners to 1 for a pill; -1 where nothing is painted. */
export function roundnessOf({ painter, box }: Thing): number {
  if (!painter) return NOT_THERE;
  if (painter.node.type === "ELLIPSE") return 1;
  const radius = Math.max(...(painter.node.cornerRadiiPx ?? [0]));
  return Math.min(1, (2 * radius) / Math.max(1, Math.min(box.width, box.height)));
}

/** Evidence by the paints of a thing. */
export const PAINT = {
  fillContrast: (thing, sight) => contrastOfLook(sight.fillOf(thing)),
  fillOpacity: (thing, sight) => sight.fillOf(thing)?.opacity ?? 0,
  fillSaturation: (thing, sight) => {
    const look = sight.fillOf(thing);
    return look ? colorfulness(look.color) : NOT_THERE;
  },
  strokeContrast: (thing, sight) => contrastOfLook(sight.strokeOf(thing)),
  roundness: roundnessOf,
  radius: ({ painter }) => (painter ? Math.max(...(painter.node.cornerRadiiPx ?? [0])) : NOT_THERE),
  groundIsBright: (thing, sight) => {
    const { r, g, b } = sight.groundOf(thing);
    return (r + g + b) / 3;
  },
} satisfies ElementEvidence;
