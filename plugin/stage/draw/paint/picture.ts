import type { ImagePaint, Transform } from "../../../../shared/scene/scene.ts";
import type { Defs } from "../defs.ts";
import type { Size } from "./gradient.ts";
import { element, num } from "../svg.ts";

const GROUND = "#e3e3e3";
const SIGN = "#d4d4d4";

/** Hills and a sun in a frame, drawn in a square of 24. */
const SIGN_PATHS =
  "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM4 20 11 13l8 8M13.5 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0";

/** Draws a ground with the sign of a picture, in the place of one whose pixels are not at hand. */
function standIn(size: Size): string {
  const side = Math.min(size.width, size.height) * 0.78;
  const at = `translate(${num((size.width - side) / 2)} ${num((size.height - side) / 2)}) scale(${num(side / 24)})`;
  const ground = element("rect", { ...size, fill: GROUND });
  const sign = element("path", {
    d: SIGN_PATHS,
    transform: at,
    fill: "none",
    stroke: SIGN,
    "stroke-width": 2,
  });
  return ground + sign;
}

const RATIOS: Readonly<Record<string, string>> = {
  fill: "xMidYMid slice",
  fit: "xMidYMid meet",
};

/** A crop says where the layer lies in the picture; SVG wants to know where the picture lies in the layer. */
function cropped([[a, c, e], [b, d, f]]: Transform, { width, height }: Size): string | undefined {
  const determinant = a * d - b * c;
  if (determinant === 0) return undefined;
  const [ia, ic, ie] = [d / determinant, -c / determinant, (c * f - d * e) / determinant];
  const [ib, id, jf] = [-b / determinant, a / determinant, (b * e - a * f) / determinant];
  const matrix = [ia * width, ib * height, ic * width, id * height, ie * width, jf * height];
  return `matrix(${matrix.map((value) => String(Math.round(value * 1e6) / 1e6)).join(" ")})`;
}

function placed(paint: ImagePaint, href: string, size: Size): string {
  const transform =
    paint.transform && paint.scaleMode === "stretch" ? cropped(paint.transform, size) : undefined;
  if (transform)
    return element("image", { href, width: 1, height: 1, preserveAspectRatio: "none", transform });
  const turn = paint.rotationDeg ?? 0;
  const isSideways = turn % 180 !== 0;
  const [width, height] = isSideways ? [size.height, size.width] : [size.width, size.height];
  return element("image", {
    href,
    x: (size.width - width) / 2,
    y: (size.height - height) / 2,
    width,
    height,
    preserveAspectRatio: RATIOS[paint.scaleMode] ?? RATIOS["fill"],
    transform: turn ? `rotate(${num(turn)} ${num(size.width / 2)} ${num(size.height / 2)})` : undefined,
  });
}

/** The fill of a picture: its pixels where they are at hand, else a sign for a picture. */
export function pictureFill(paint: ImagePaint, size: Size, defs: Defs): string {
  const href = paint.imageHash === undefined ? undefined : defs.pictureOf(paint.imageHash);
  const content = href === undefined ? standIn(size) : placed(paint, href, size);
  return defs.add((id) => element("pattern", { id, patternUnits: "userSpaceOnUse", ...size }, content));
}
