import { colorfulness, fromHex } from "../../scene/color.ts";

const LOUD = 0.35;
const RED = { least: 0.55, lead: 0.25 };

/** True of a fill in a strong colour that says nothing by itself, as red does: that something is lost, or wrong. */
export function isLoudFill(fill: string): boolean {
  const color = fromHex(fill);
  const isRed = color.r >= RED.least && color.r - Math.max(color.g, color.b) >= RED.lead;
  return colorfulness(color) >= LOUD && !isRed;
}
