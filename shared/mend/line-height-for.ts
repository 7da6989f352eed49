/**
 * The height in px of the lines of letters that get another size: in proportion to it; a whole number of px stays one.
 * The sizes are in px.
 */
export function lineHeightFor(lineHeightPx: number, from: number, to: number): number {
  const px = (lineHeightPx * to) / from;
  return Number.isInteger(lineHeightPx) ? Math.round(px) : px;
}
