import { createHash } from "node:crypto";
import type { Effect, GradientPaint, Paint, RGBA, SolidPaint } from "@figma/rest-api-spec";
import { pxOf, round2, round4 } from "./numbers.ts";
import type { RawBox } from "./raw.ts";

const COLOR = /rgba?\(([^)]*)\)/;

/** A colour as the browser computes it, `rgb(…)` or `rgba(…)`; null when nothing of it shows. */
function toColor(css: string): RGBA | null {
  const [r, g, b, a = 1] = (COLOR.exec(css)?.[1] ?? "").split(",").map(Number);
  if (r === undefined || g === undefined || b === undefined || a === 0) return null;
  return { r: round4(r / 255), g: round4(g / 255), b: round4(b / 255), a: round4(a) };
}

/** A plain paint; its alpha becomes the paint's opacity, as in Figma. */
export function toSolid(css: string): readonly SolidPaint[] {
  const color = toColor(css);
  if (!color) return [];
  const { a, ...opaque } = color;
  const opacity = a < 1 ? { opacity: a } : {};
  return [{ ...opacity, blendMode: "NORMAL", type: "SOLID", color: { ...opaque, a: 1 } }];
}

// The browser leaves out the angle of a gradient that runs downwards.
const GRADIENT = /^linear-gradient\((?:(-?[\d.]+)deg, )?(.*)\)$/;
const STOP = /(rgba?\([^)]*\)) (-?[\d.]+)%/g;

/** The handles of a CSS angle: start, end and width, relative to the box. */
function handlesOf(degrees: number, { width, height }: RawBox): GradientPaint["gradientHandlePositions"] {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
  const at = (along: number, across: number) => ({
    x: round4(0.5 + (along * dx - across * dy) / width),
    y: round4(0.5 + (along * dy + across * dx) / height),
  });
  return [at(-half, 0), at(half, 0), at(-half, half)];
}

/** A `linear-gradient` with an angle in degrees and stops in per cent. */
export function toGradient(css: string, box: RawBox): readonly GradientPaint[] {
  const [, degrees = "180", stops] = GRADIENT.exec(css) ?? [];
  if (stops === undefined) return [];
  const gradientStops = [...stops.matchAll(STOP)].flatMap(([, css = "", percent]) => {
    const [r, g, b, a = 1] = css
      .replaceAll(/[^\d.,]/g, "")
      .split(",")
      .map(Number);
    const color = { r: round4((r ?? 0) / 255), g: round4((g ?? 0) / 255), b: round4((b ?? 0) / 255), a };
    return [{ position: round4(Number(percent) / 100), color }];
  });
  return [
    {
      blendMode: "NORMAL",
      type: "GRADIENT_LINEAR",
      gradientHandlePositions: handlesOf(Number(degrees), box),
      gradientStops,
    },
  ];
}

/** Forty hex digits that stand for a name: keys of components and styles, references of pictures. */
export const paintKeyOf = (name: string): string => createHash("sha1").update(name).digest("hex");

/** A picture; its pixels are not part of the file. */
export const toImage = (name: string): Paint => ({
  blendMode: "NORMAL",
  type: "IMAGE",
  scaleMode: "FILL",
  imageRef: paintKeyOf(name),
});

interface Shadow {
  readonly color: RGBA;
  readonly isInset: boolean;
  readonly lengths: readonly [x: number, y: number, blur: number, spread: number];
}

/** The parts of a computed `box-shadow` that show. */
function shadowsOf(css: string): readonly Shadow[] {
  return css.split(/, (?=rgb)/).flatMap((part) => {
    const color = toColor(part);
    const [x = 0, y = 0, blur = 0, spread = 0] = part
      .replace(COLOR, "")
      .split(" ")
      .filter((word) => word.endsWith("px"))
      .map(pxOf);
    return color ? [{ color, isInset: part.includes("inset"), lengths: [x, y, blur, spread] as const }] : [];
  });
}

export function toEffects(css: string): Effect[] {
  return shadowsOf(css)
    .filter((shadow) => !shadow.isInset)
    .map(({ color, lengths: [x, y, radius, spread] }) => ({
      type: "DROP_SHADOW",
      visible: true,
      color,
      blendMode: "NORMAL",
      offset: { x, y },
      radius: round2(radius),
      ...(spread ? { spread } : {}),
      showShadowBehindNode: false,
    }));
}

interface StrokeProps {
  readonly strokes: Paint[];
  readonly strokeWeight: number;
  readonly strokeAlign: "INSIDE";
  readonly individualStrokeWeights?: { top: number; right: number; bottom: number; left: number };
}

/** The stroke that an inset shadow without blur draws: all around by its spread, else on one side by its offset. */
export function toStroke(css: string): StrokeProps | null {
  const inset = shadowsOf(css).find((shadow) => shadow.isInset);
  if (!inset) return null;
  const [x, y, , spread] = inset.lengths;
  const { a, ...opaque } = inset.color;
  const strokes: Paint[] = [
    { ...(a < 1 ? { opacity: a } : {}), blendMode: "NORMAL", type: "SOLID", color: { ...opaque, a: 1 } },
  ];
  if (spread > 0) return { strokes, strokeWeight: spread, strokeAlign: "INSIDE" };
  const [top, right, bottom, left] = [Math.max(0, y), Math.max(0, -x), Math.max(0, -y), Math.max(0, x)];
  return {
    strokes,
    strokeWeight: Math.max(top, right, bottom, left),
    strokeAlign: "INSIDE",
    individualStrokeWeights: { top, right, bottom, left },
  };
}
