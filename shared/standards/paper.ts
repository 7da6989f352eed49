import type { Box } from "../scene/scene.ts";

/** The sides of sheets of paper, in inches: Letter, Tabloid, and A3 to A6 (ISO 216). */
const SHEETS_IN = [
  [8.5, 11],
  [11, 17],
  [11.693, 16.535],
  [8.268, 11.693],
  [5.827, 8.268],
  [4.134, 5.827],
] as const;

/** The dots an inch at which sheets are drawn: that of the presets of design tools, that of CSS, and two of print. */
const DOTS_AN_INCH = [72, 96, 150, 300];
const SAME_PX = 1;

/** True of a box as large as a sheet of paper, held upright or not: what lies on it will be printed. */
export function isPaper({ width, height }: Pick<Box, "width" | "height">): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return SHEETS_IN.some(([least, most]) =>
    DOTS_AN_INCH.some(
      (dots) => Math.abs(least * dots - shorter) <= SAME_PX && Math.abs(most * dots - longer) <= SAME_PX,
    ),
  );
}
