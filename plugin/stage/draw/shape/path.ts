import type { Sides } from "../../../../shared/scene/scene.ts";
import { num } from "../svg.ts";

/** A rectangle anywhere, not only from 0,0. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The radii of a corner along x and along y. */
type Corner = readonly [number, number];
type Corners = readonly [Corner, Corner, Corner, Corner];

const SQUARE: Corners = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

/** Radii that fit the rectangle: neighbours share a side in proportion, as Figma and CSS do. */
function fit(radii: Sides, { width, height }: Rect): Sides {
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const share = (length: number, sum: number) => (sum > length && sum > 0 ? length / sum : 1);
  const scale = Math.min(
    share(width, topLeft + topRight),
    share(width, bottomLeft + bottomRight),
    share(height, topLeft + bottomLeft),
    share(height, topRight + bottomRight),
  );
  return [topLeft * scale, topRight * scale, bottomRight * scale, bottomLeft * scale];
}

const same = (radius: number): Corner => [radius, radius];

/** Corners of a rectangle, clockwise from the top left. */
export function cornersOf(radii: Sides | undefined, rect: Rect): Corners {
  if (!radii) return SQUARE;
  const [topLeft, topRight, bottomRight, bottomLeft] = fit(radii, rect);
  return [same(topLeft), same(topRight), same(bottomRight), same(bottomLeft)];
}

const arc = ([rx, ry]: Corner, x: number, y: number): string =>
  rx > 0 && ry > 0 ? `A${num(rx)} ${num(ry)} 0 0 1 ${num(x)} ${num(y)}` : `L${num(x)} ${num(y)}`;

/** The path of a rectangle with elliptical corners. */
export function rectPath({ x, y, width, height }: Rect, corners: Corners = SQUARE): string {
  const [right, bottom] = [x + width, y + height];
  if (corners.every(([rx]) => rx <= 0)) return `M${num(x)} ${num(y)}H${num(right)}V${num(bottom)}H${num(x)}Z`;
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  return [
    `M${num(x + topLeft[0])} ${num(y)}H${num(right - topRight[0])}`,
    arc(topRight, right, y + topRight[1]),
    `V${num(bottom - bottomRight[1])}`,
    arc(bottomRight, right - bottomRight[0], bottom),
    `H${num(x + bottomLeft[0])}`,
    arc(bottomLeft, x, bottom - bottomLeft[1]),
    `V${num(y + topLeft[1])}`,
    arc(topLeft, x + topLeft[0], y),
    "Z",
  ].join("");
}

const shrink = ([rx, ry]: Corner, byX: number, byY: number): Corner =>
  rx <= 0 || ry <= 0 ? [0, 0] : [Math.max(0, rx - byX), Math.max(0, ry - byY)];

/** A rounded rectangle pulled in on each side (negative: pushed out), its corners along with it. */
export function insetPath(rect: Rect, corners: Corners, [top, right, bottom, left]: Sides): string {
  const inner = {
    x: rect.x + left,
    y: rect.y + top,
    width: Math.max(0, rect.width - left - right),
    height: Math.max(0, rect.height - top - bottom),
  };
  return rectPath(inner, [
    shrink(corners[0], left, top),
    shrink(corners[1], right, top),
    shrink(corners[2], right, bottom),
    shrink(corners[3], left, bottom),
  ]);
}

/** The path of a whole ellipse; a hole in its middle turns it into a ring (fill it even-odd). */
export function ellipsePath({ x, y, width, height }: Rect, hole = 0): string {
  const [rx, ry, cx, cy] = [width / 2, height / 2, x + width / 2, y + height / 2];
  const round = (share: number) =>
    `M${num(cx - rx * share)} ${num(cy)}a${num(rx * share)} ${num(ry * share)} 0 1 1 ${num(2 * rx * share)} 0a${num(rx * share)} ${num(ry * share)} 0 1 1 ${num(-2 * rx * share)} 0Z`;
  return hole > 0 ? round(1) + round(hole) : round(1);
}

/** The path of a slice of an ellipse from one angle to another (radians clockwise), with a hole or down to the middle. */
export function slicePath(rect: Rect, start: number, end: number, hole: number): string {
  const [rx, ry] = [rect.width / 2, rect.height / 2];
  const [cx, cy] = [rect.x + rx, rect.y + ry];
  const point = (angle: number, share: number) =>
    `${num(cx + Math.cos(angle) * rx * share)} ${num(cy + Math.sin(angle) * ry * share)}`;
  const isLarge = Math.abs(end - start) > Math.PI ? 1 : 0;
  const [sweep, back] = end > start ? [1, 0] : [0, 1];
  const outer = `M${point(start, 1)}A${num(rx)} ${num(ry)} 0 ${isLarge} ${sweep} ${point(end, 1)}`;
  if (hole <= 0) return `${outer}L${num(cx)} ${num(cy)}Z`;
  return `${outer}L${point(end, hole)}A${num(rx * hole)} ${num(ry * hole)} 0 ${isLarge} ${back} ${point(start, hole)}Z`;
}

/** The path of a star or, with an inner share of null, of a regular polygon: its first corner points up. */
export function starPath({ x, y, width, height }: Rect, points: number, inner: number | null): string {
  const count = inner === null ? points : points * 2;
  const corners = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    const share = inner !== null && index % 2 === 1 ? inner : 1;
    const left = x + (width / 2) * (1 + Math.cos(angle) * share);
    return `${num(left)} ${num(y + (height / 2) * (1 + Math.sin(angle) * share))}`;
  });
  return `M${corners.join("L")}Z`;
}
