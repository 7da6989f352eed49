import { contrast, luminance } from "../../scene/color.ts";
import { plainColor } from "../../scene/paints-of.ts";
import type { Box, Effect, Rgb } from "../../scene/scene.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { pixelAt, scaleOf, type FramePixels } from "../frame/frame-pixels.ts";
import { mainRun } from "../text/typography/lines.ts";
import { totalOpacity } from "../paint/opacity.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { inkBox } from "../text/typography/ink.ts";

/** A part of a text about as wide as a letter, in the picture of its frame. */
interface Cell {
  /** The contrasts of its pixels with the colour of the text, the lowest first. */
  readonly pixels: readonly SampledPixel[];
}

interface SampledPixel {
  readonly color: Rgb;
  readonly ratio: number;
}

/** The verdict on a text by the picture of its frame. */
export type SampledVerdict =
  | { readonly is: "readable" }
  | {
      readonly is: "too-weak";
      readonly text: Rgb;
      readonly backdrop: Rgb;
      readonly ratio: number;
      readonly isCertain: boolean;
    };

/** A shadow lies under its letters, and leaves them their colour. */
const leavesColor = ({ type }: Effect): boolean => type === "drop-shadow";

/** The one opaque colour of a text; undefined when it has several, an effect on its letters, or shines through. */
function opaqueInk(text: TextLayer): Rgb | undefined {
  const { fills, effects = [], strokes } = text.node;
  const { runs } = text.node.text;
  const isPlain = runs.length === 1 && effects.every(leavesColor) && !strokes && totalOpacity(text) === 1;
  return isPlain ? plainColor(runs[0]?.fills ?? fills) : undefined;
}

const MOST_SAMPLES_A_SIDE = 12;

/** The pixels of a part of the picture, evenly spread; the contrast is that with the colour of the text. */
function sample(picture: FramePixels, part: Box, textLuminance: number): Cell {
  const [left, top] = [Math.ceil(part.x), Math.ceil(part.y)];
  const right = Math.min(picture.width, Math.floor(part.x + part.width));
  const bottom = Math.min(picture.height, Math.floor(part.y + part.height));
  const stepX = Math.max(1, Math.floor((right - left) / MOST_SAMPLES_A_SIDE));
  const stepY = Math.max(1, Math.floor((bottom - top) / MOST_SAMPLES_A_SIDE));
  const pixels: SampledPixel[] = [];
  for (let y = Math.max(0, top); y < bottom; y += stepY)
    for (let x = Math.max(0, left); x < right; x += stepX) {
      const color = pixelAt(picture, x, y);
      pixels.push({ color, ratio: contrast(luminance(color), textLuminance) });
    }
  return { pixels: pixels.toSorted((a, b) => a.ratio - b.ratio) };
}

const MOST_PARTS_A_SIDE = 100;

const partsAlong = (lengthPx: number, partPx: number): number =>
  Math.min(MOST_PARTS_A_SIDE, Math.max(1, Math.round(lengthPx / Math.max(1, partPx))));

/** Parts of a text, one em wide and a line high. */
function partsOf(ink: Box, sizePx: number, lineHeightPx: number): readonly Box[] {
  const columns = partsAlong(ink.width, sizePx);
  const rows = partsAlong(ink.height, lineHeightPx);
  const [width, height] = [ink.width / columns, ink.height / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: ink.x + (index % columns) * width,
    y: ink.y + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

function cellsOf(text: TextLayer, frame: Frame, picture: FramePixels, color: Rgb): readonly Cell[] {
  const { box } = frame.root.node;
  const ink = inkBox(text);
  const scale = scaleOf(picture, box);
  if (!ink || scale === undefined) return [];
  const { sizePx, lineHeightPx } = mainRun(text);
  return partsOf(ink, sizePx, lineHeightPx)
    .map((part) => ({
      x: (part.x - box.x) * scale,
      y: (part.y - box.y) * scale,
      width: part.width * scale,
      height: part.height * scale,
    }))
    .map((part) => sample(picture, part, luminance(color)))
    .filter(({ pixels }) => pixels.length > 0);
}

const at = ({ pixels }: Cell, share: number): SampledPixel =>
  pixels[Math.min(pixels.length - 1, Math.floor(pixels.length * share))] as SampledPixel;

/** The text is painted where some pixels have its colour, or nearly: not beyond the end of a short line. */
const OWN_COLOR_RATIO = 1.1;

const holdsLetters = (cell: Cell): boolean => at(cell, 0).ratio <= OWN_COLOR_RATIO;

/** True when something is painted over a text, or over a part of it. */
const isCovered = (text: TextLayer, frame: Frame): boolean => {
  const ink = inkBox(text);
  return (
    ink !== null &&
    paintedIndex(frame)
      .touching(ink)
      .some(({ order }) => order > text.order)
  );
};

/** Letters and their rims cover less than a third of the place that they take; the rest is what they lie on. */
const GROUND_SHARE = 0.7;
/** Nearly all pixels of a part: the ground is surely among them. */
const NEARLY_ALL = 0.9;
/** Fewer failing places than this share are the rim of a shape, not what the text lies on. */
export const MIN_FAILING_SHARE = 0.15;

/**
 * Judges a text by a picture of its frame, in which letters and ground are mixed: it is too weak for certain when no
 * pixel reaches the contrast, and readable when most of every part does. Undefined when neither can be told.
 */
export function sampledContrast(text: TextLayer, frame: Frame, required: number): SampledVerdict | undefined {
  const { pixels: picture } = frame;
  const color = opaqueInk(text);
  const isClear = picture !== undefined && color !== undefined && !isCovered(text, frame);
  const all = isClear ? cellsOf(text, frame, picture, color) : [];
  const cells = all.filter(holdsLetters);
  if (!color || cells.length === 0) return undefined;
  const best = all.map((cell) => at(cell, 1)).reduce((a, b) => (b.ratio > a.ratio ? b : a));
  const weak = ({ color: backdrop, ratio }: SampledPixel, isCertain: boolean): SampledVerdict => ({
    is: "too-weak",
    text: color,
    backdrop,
    ratio,
    isCertain,
  });
  if (best.ratio < required) return weak(best, true);
  const failing = cells.map((cell) => at(cell, NEARLY_ALL)).filter(({ ratio }) => ratio < required);
  const worst = failing.toSorted((a, b) => a.ratio - b.ratio)[0];
  if (worst && failing.length >= MIN_FAILING_SHARE * cells.length) return weak(worst, false);
  const isReadable = cells.every((cell) => at(cell, 1 - GROUND_SHARE).ratio >= required);
  return isReadable ? { is: "readable" } : undefined;
}
