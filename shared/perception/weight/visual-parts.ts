import { colorfulness, contrastOf, mix } from "../../scene/color.ts";
import { area } from "../../scene/geometry.ts";
import type { Box, Paint, Rgb } from "../../scene/scene.ts";
import type { Frame, Layer, TextLayer } from "../frame/frame.ts";
import { groundBehind } from "../paint/backdrop.ts";
import { firstView } from "../structure/screens/first-view.ts";
import { inkBox } from "../text/typography/ink.ts";
import { mainRun } from "../text/typography/lines.ts";
import { totalOpacity } from "../paint/opacity.ts";

/** One mark that an element makes: how much it paints, and how much that stands out, both from 0 to 1. */
export interface VisualPart {
  /** The painted area as a share of the view. */
  readonly size: number;
  readonly prominence: number;
}

const LARGEST_RATIO = 21;
/** How far a strong colour stands out beyond its contrast. */
const COLOR_BONUS = 0.5;
/** The prominence that is taken for a picture, and where it is not known what lies behind a part. */
export const UNKNOWN_PROMINENCE = 0.6;

/** Contrast counts by its logarithm: from 1 to 3 is as large a step as from 3 to 9. */
export function prominenceOf(color: Rgb, ground: Rgb): number {
  const contrast = Math.log(contrastOf(color, ground)) / Math.log(LARGEST_RATIO);
  const bonus = COLOR_BONUS * Math.abs(colorfulness(color) - colorfulness(ground));
  return Math.min(1, contrast + bonus);
}

function prominenceIn(frame: Frame, layer: Layer, paints: readonly Paint[], box: Box): number {
  const paint = paints.at(-1);
  const ground = groundBehind(frame, box, layer.order);
  const opacity = totalOpacity(layer) * (paint?.opacity ?? 1);
  if (paint?.type !== "solid" || !ground) return UNKNOWN_PROMINENCE * opacity;
  return prominenceOf(mix(ground, paint.color, opacity), ground);
}

/** The share of the view that so many painted px are, from 0 to 1. */
export const shareOf = (frame: Frame, inkedPx: number): number => inkedPx / area(firstView(frame));

const X_HEIGHT_EM = 0.5;
/** As much of a line as is seen at a glance. */
const LONGEST_GLANCE_EM = 20;
const REGULAR_WEIGHT = 400;

/** The letters of a text, of the start of their first line only: the rest is read, and not seen at first sight. */
export function letters(frame: Frame, text: TextLayer): VisualPart | undefined {
  const seen = inkBox(text);
  const paints = text.node.fills;
  if (!seen || !paints) return undefined;
  const { sizePx, weight } = mainRun(text);
  const widthPx = Math.min(seen.width, LONGEST_GLANCE_EM * sizePx);
  const inked = widthPx * sizePx * X_HEIGHT_EM * (weight / REGULAR_WEIGHT);
  return { size: shareOf(frame, inked), prominence: prominenceIn(frame, text, paints, seen) };
}

/** The filled box of a layer; undefined when it has none. */
export function filling(frame: Frame, layer: Layer): VisualPart | undefined {
  const seen = layer.visibleBox;
  const paints = layer.node.fills;
  if (!seen || !paints) return undefined;
  return { size: shareOf(frame, area(seen)), prominence: prominenceIn(frame, layer, paints, layer.node.box) };
}

/** The outline of a layer; undefined when it has none. */
export function outlinePart(frame: Frame, layer: Layer): VisualPart | undefined {
  const seen = layer.visibleBox;
  const { strokes, stroke } = layer.node;
  if (!seen || !strokes || !stroke) return undefined;
  const [top, right, bottom, left] = stroke.widthsPx;
  const inked = seen.width * (top + bottom) + seen.height * (left + right);
  return { size: shareOf(frame, inked), prominence: prominenceIn(frame, layer, strokes, layer.node.box) };
}
