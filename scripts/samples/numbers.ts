import type { Rectangle } from "@figma/rest-api-spec";
import type { RawBox } from "./raw.ts";

/** A length as the samples keep it: two decimals. */
export const round2 = (value: number): number => Math.round(value * 100) / 100 || 0;

/** A colour channel or a share: four decimals tell 256 steps apart. */
export const round4 = (value: number): number => Math.round(value * 10_000) / 10_000 || 0;

/** The number at the start of a CSS value; 0 for words such as `normal`. */
export const pxOf = (value: string | undefined): number => {
  const number = Number.parseFloat(value ?? "");
  return Number.isFinite(number) ? number : 0;
};

export const toRectangle = ({ x, y, width, height }: RawBox): Rectangle => ({
  x: round2(x),
  y: round2(y),
  width: round2(width),
  height: round2(height),
});

/** The smallest box around all boxes; null for none. */
export function around(boxes: readonly RawBox[]): RawBox | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The box that two boxes share; null when they do not overlap. */
export function shared(a: RawBox, b: RawBox): RawBox | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
