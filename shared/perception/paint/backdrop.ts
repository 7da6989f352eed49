import { isOpaqueColor, isSeenPaint } from "../../scene/paints-of.ts";
import { spend } from "../frame/budget.ts";
import { center, contains, holdsPoint, type Point } from "../../scene/geometry.ts";
import type { BlendMode, Box, Paint, Rgb } from "../../scene/scene.ts";
import { closest, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { ANY_COLOR, type ColorRange, hull, known, mixRanges, paintOver } from "./color-range.ts";
import { blendOver } from "./blending.ts";
import {
  type Coverage,
  coversBox,
  fillCoverage,
  fillSparesBox,
  strokeCoverage,
  strokeSparesBox,
} from "./coverage.ts";
import { inkBox } from "../text/typography/ink.ts";
import { countGroups, groupOf, groupsWithin, isInGroup, isPaintedPlainly, masksOf } from "./paint-groups.ts";
import { paintAt, type PaintSample } from "./paint-at.ts";
import { passesOver } from "./passing-over.ts";
import { paintedIndex } from "./painted-index.ts";
import { shadowsOf, type TextShadow } from "./text-shadows.ts";

/** Why the colour of a pixel cannot be told. */
export type Doubt = "image" | "shape" | "blend" | "shadow" | "nothing" | "ink";

/** One pixel of a text: the text's own colour there, and the colour without the text. */
export interface TextPixel {
  readonly text: ColorRange;
  readonly backdrop: ColorRange;
  readonly doubts: ReadonlySet<Doubt>;
}

const NOTHING_BELOW: ReadonlySet<Doubt> = new Set(["nothing"]);
const NO_DOUBTS: ReadonlySet<Doubt> = new Set();

/** A pixel under construction: the layers painted so far, and the groups with an opacity that are still open. */
class Pixel {
  private color: ColorRange = ANY_COLOR;
  private groups: { readonly layer: Layer; readonly below: ColorRange }[] = [];
  private found: ReadonlySet<Doubt> = NOTHING_BELOW;

  /** A second pixel of the same colour, to be painted on otherwise; the doubts stay with the first. */
  fork(): Pixel {
    const other = new Pixel();
    other.color = this.color;
    if (this.groups.length > 0) other.groups = [...this.groups];
    return other;
  }

  get doubts(): ReadonlySet<Doubt> {
    return this.found;
  }

  get result(): ColorRange {
    while (this.groups.length > 0) this.closeGroup();
    return this.color;
  }

  /** Closes the groups that a layer is not in, and opens those that it is in. */
  enter(layer: Layer): void {
    let open = this.groups.at(-1)?.layer;
    for (; open && !isInGroup(layer, open); open = this.groups.at(-1)?.layer) this.closeGroup();
    for (const group of groupsWithin(layer, open)) this.groups.push({ layer: group, below: this.color });
  }

  paint(paints: readonly Paint[], box: Box, point: Point, coverage: Coverage): void {
    for (const paint of paints) this.paintOne(paint, box, point, coverage);
  }

  /** Paints the one fill of a layer that is nothing but a fill in a blend mode. */
  blendWith({ node, parent }: Layer, point: Point, coverage: Coverage): void {
    if (parent) this.enter(parent);
    const { blendMode, opacity = 1 } = node;
    for (const paint of node.fills ?? []) {
      const faded = { ...paint, opacity: (paint.opacity ?? 1) * opacity };
      this.paintOne(blendMode ? { ...faded, blendMode } : faded, node.box, point, coverage);
    }
  }

  private paintOne(paint: Paint, box: Box, point: Point, coverage: Coverage): void {
    if (coverage === "in" && paint.type === "solid" && isOpaqueColor(paint)) {
      this.found = NO_DOUBTS;
      this.color = known(paint.color);
      return;
    }
    const sample = paintAt(paint, box, point);
    const isOpaque =
      !paint.blendMode && sample.colors.length === 1 && sample.colors[0].a === 1 && coverage === "in";
    if (isOpaque) this.found = NO_DOUBTS;
    if (sample.isImage) this.doubt("image");
    if (coverage === "maybe") this.doubt("shape");
    const painted = paint.blendMode
      ? this.blended(paint.blendMode, sample)
      : paintOver(sample.colors, this.color);
    const isSure = coverage === "in" && !sample.mayBeAbsent;
    this.color = isSure ? painted : hull(painted, this.color);
  }

  /** A shadow fades out: a pixel beside a glyph lies in all of it, in some, or in none; shadows all around leave no gap. */
  castShadow({ color, leastShare }: TextShadow): void {
    const dense = paintOver([color], this.color);
    this.color = hull(mixRanges(this.color, dense, leastShare), dense);
    this.doubt("shadow");
  }

  private doubt(doubt: Doubt): void {
    this.found = new Set([...this.found, doubt]);
  }

  /**
   * The colour that a paint in a blend mode leaves. In a group it is unknown: the paint blends with the group,
   * and with the layers below it only where the group paints nothing.
   */
  private blended(mode: BlendMode, { colors, isImage }: PaintSample): ColorRange {
    const [color, ...others] = colors;
    const isPlain = others.length === 0 && !isImage && this.groups.length === 0;
    return (isPlain && blendOver(mode, color, this.color)) || this.unknown();
  }

  private unknown(): ColorRange {
    this.doubt("blend");
    return ANY_COLOR;
  }

  /** Mixes the colour below a group with the colour that the group has made of it, by the opacity of the group. */
  private closeGroup(): void {
    const group = this.groups.pop();
    if (!group) return;
    const { node } = group.layer;
    if (node.blendMode && group.below !== this.color) this.color = this.unknown();
    else this.color = mixRanges(group.below, this.color, node.opacity ?? 1);
  }
}

const weaker = (a: Coverage, b: Coverage): Coverage =>
  a === "out" || b === "out" ? "out" : a === "maybe" || b === "maybe" ? "maybe" : "in";

/** How surely a mask lets through the paint at a point. */
function maskCoverage({ node }: Layer, point: Point): Coverage {
  const isSolid = node.opacity === undefined && (node.fills?.some(isOpaqueColor) ?? false);
  return weaker(fillCoverage(node, point), isSolid ? "in" : "maybe");
}

/** How surely all masks of a layer let through its paint at a point. */
const throughMasks = (layer: Layer, point: Point): Coverage =>
  masksOf(layer).reduce<Coverage>((coverage, mask) => weaker(coverage, maskCoverage(mask, point)), "in");

const isFlat = (paint: Paint): boolean => paint.type === "solid";

/** A layer that is one fill in a blend mode blends like a paint of that mode. */
const isOneBlend = ({ node, parent }: Layer): boolean =>
  parent !== null &&
  node.blendMode !== undefined &&
  node.children === undefined &&
  node.strokes === undefined &&
  node.fills?.length === 1 &&
  node.fills[0]?.blendMode === undefined;

function paintLayer(pixel: Pixel, layer: Layer, point: Point): void {
  const { node, visibleBox } = layer;
  if (!visibleBox || !holdsPoint(visibleBox, point)) return;
  const mask = throughMasks(layer, point);
  const fill = weaker(mask, fillCoverage(node, point));
  const stroke = weaker(mask, strokeCoverage(node, point));
  if (fill === "out" && stroke === "out") return;
  if (isOneBlend(layer)) {
    if (fill !== "out") pixel.blendWith(layer, point, fill);
    return;
  }
  pixel.enter(layer);
  if (node.fills && fill !== "out") pixel.paint(node.fills, node.box, point, fill);
  if (node.strokes && stroke !== "out") pixel.paint(node.strokes, node.box, point, stroke);
}

const hasOpaqueFill = ({ node }: Layer): boolean => node.fills?.some(isOpaqueColor) ?? false;

const isOpaqueAt = (layer: Layer, point: Point): boolean =>
  fillCoverage(layer.node, point) === "in" && hasOpaqueFill(layer);

/** True when a layer painted over a text hides it at a point. */
const isHiddenAt = (above: readonly Layer[], point: Point): boolean =>
  above.some((layer) => isOpaqueAt(layer, point) && groupOf(layer) === undefined);

function pixelAt(
  text: TextLayer,
  layers: { readonly below: readonly Layer[]; readonly above: readonly Layer[] },
  point: Point,
  fills: readonly Paint[],
): TextPixel {
  const without = new Pixel();
  for (const layer of layers.below) paintLayer(without, layer, point);
  const painted = without.fork();
  painted.enter(text);
  painted.paint(fills, text.node.box, point, "in");
  for (const shadow of shadowsOf(text)) without.castShadow(shadow);
  for (const layer of layers.above) {
    paintLayer(without, layer, point);
    paintLayer(painted, layer, point);
  }
  return { text: painted.result, backdrop: without.result, doubts: without.doubts };
}

const STEP_PX = 24;
const MAX_COLUMNS = 9;
const ROWS = 3;

/** To mix a colour takes as long as to look at so many layers. */
const STEPS_A_PAINT = 4;

/** Points spread evenly over a box, away from its edges. */
function spread(box: Box): readonly Point[] {
  const columns = Math.min(MAX_COLUMNS, Math.max(1, Math.ceil(box.width / STEP_PX)));
  return Array.from({ length: columns * ROWS }, (_, index) => ({
    x: box.x + (box.width * ((index % columns) + 0.5)) / columns,
    y: box.y + (box.height * (Math.floor(index / columns) + 0.5)) / ROWS,
  }));
}

/** True when nothing painted before a layer can be seen within a box. */
const hidesAllBelow = (layer: Layer, ink: Box): boolean =>
  hasOpaqueFill(layer) &&
  isPaintedPlainly(layer) &&
  layer.visibleBox !== null &&
  contains(layer.visibleBox, ink) &&
  coversBox(layer.node, ink);

const NOTHING: readonly Layer[] = [];

const paintsNothingIn = (ink: Box, { node }: Layer): boolean =>
  fillSparesBox(node, ink) && strokeSparesBox(node, ink);

/** The layers that can be seen below a text: from the last one on that hides all that lies deeper. */
function seenBelow(below: readonly Layer[], ink: Box): readonly Layer[] {
  const ground = below.findLastIndex((layer) => hidesAllBelow(layer, ink));
  return below.slice(Math.max(0, ground)).filter((layer) => !paintsNothingIn(ink, layer));
}

/** The colour of a place when a layer and all below it are painted, and nothing that comes later. */
export function colorUpTo(frame: Frame, { order }: Layer, point: Point): ColorRange {
  const pixel = new Pixel();
  const place = { ...point, width: 0, height: 0 };
  const painted = paintedIndex(frame).touching(place);
  const below = seenBelow(
    painted.filter((layer) => layer.order <= order),
    place,
  );
  spend(frame.root, painted.length + STEPS_A_PAINT * below.length);
  for (const layer of below) paintLayer(pixel, layer, point);
  return pixel.result;
}

/** True when all that is seen below a text is one layer of one colour. */
const isOneColor = (below: readonly Layer[], ink: Box): boolean =>
  below.length === 1 &&
  below.every(
    (ground) =>
      hidesAllBelow(ground, ink) &&
      (ground.node.fills ?? []).every(isFlat) &&
      strokeSparesBox(ground.node, ink),
  );

/**
 * The layer whose one opaque colour is all that lies behind a box painted in this place of the painting order; undefined
 * when it is not one layer, or not one colour, or not known.
 */
export function groundLayerBehind(frame: Frame, box: Box, order: number): Layer | undefined {
  const below = paintedIndex(frame)
    .touching(box)
    .filter((layer) => layer.order < order);
  const seen = seenBelow(below, box);
  const ground = seen.length === 1 ? seen[0] : undefined;
  const isOne = ground?.node.fills?.length === 1 && hidesAllBelow(ground, box);
  return isOne && ground.node.fills?.[0]?.type === "solid" ? ground : undefined;
}

/** True when a layer that is no text has a fill, and its box reaches all around another one. */
const paintsBehind = ({ node, visibleBox }: Layer, box: Box): boolean =>
  node.text === undefined &&
  node.fills !== undefined &&
  visibleBox !== null &&
  contains(visibleBox, box) &&
  node.fills.some(isSeenPaint);

/**
 * The layer painted last behind a box in this place of the painting order, of any outline and paint; undefined when none
 * reaches all around it. What it looks like there may be mixed with what lies below it.
 */
export const paintedBehind = (frame: Frame, box: Box, order: number): Layer | undefined =>
  paintedIndex(frame)
    .touching(box)
    .findLast((layer) => layer.order < order && paintsBehind(layer, box));

/** The colour of that layer. */
export function groundBehind(frame: Frame, box: Box, order: number): Rgb | undefined {
  const paint = groundLayerBehind(frame, box, order)?.node.fills?.[0];
  return paint?.type === "solid" ? paint.color : undefined;
}

/** The layers painted over a text, without those that only pass over it, and without the layers in these. */
function overText(above: readonly Layer[], text: TextLayer, ink: Box, frame: Frame): readonly Layer[] {
  if (above.length === 0) return above;
  const passing = new Set(above.filter((layer) => passesOver(layer, text, ink, frame)));
  return above.filter((layer) => closest(layer, (one) => passing.has(one)) === undefined);
}

/**
 * The pixels of a text painted with these fills: the colour that everything below gives each place (ancestors,
 * overlapping siblings, opacities, pictures, masks), and the colour that the text makes of it. Places where an
 * opaque layer above hides the text are left out, and so are layers that the text scrolls under.
 */
export function textPixels(frame: Frame, text: TextLayer, fills: readonly Paint[]): readonly TextPixel[] {
  const ink = inkBox(text);
  if (!ink) return [];
  const painted = paintedIndex(frame).touching(ink);
  const firstAbove = painted.findIndex(({ order }) => order > text.order);
  const [under, over] =
    firstAbove === -1 ? [painted, NOTHING] : [painted.slice(0, firstAbove), painted.slice(firstAbove)];
  const layers = { below: seenBelow(under, ink), above: overText(over, text, ink, frame) };
  const isUniform = over.length === 0 && fills.every(isFlat) && isOneColor(layers.below, ink);
  const points = isUniform ? [center(ink)] : spread(ink);
  const paints = layers.below.length + over.length + countGroups(text);
  spend(text, STEPS_A_PAINT * points.length * paints);
  return points
    .filter((point) => !isHiddenAt(over, point) && throughMasks(text, point) !== "out")
    .map((point) => pixelAt(text, layers, point, fills));
}
