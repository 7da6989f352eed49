import type { Look } from "../evidence/sight.ts";

const RED = { least: 0.55, lead: 0.25 };

/** True when something is painted in red, by which people are told that something is wrong. */
export function isRed(look: Look | undefined): boolean {
  const color = look?.color;
  return color !== undefined && color.r >= RED.least && color.r - Math.max(color.g, color.b) >= RED.lead;
}
