import { MAX_PAINTS } from "../bounds.ts";
import {
  asNumber,
  compact,
  field,
  jsonKindOf,
  listField,
  type JsonObject,
  numberField,
  objectField,
  objectList,
  own,
  requiredNumber,
  requiredUnit,
  sizeField,
  stringField,
  unitField,
  wordField,
} from "../json.ts";
import { orElse, orLeftOut, readEach, untold } from "../leave-out.ts";
import { isOpaqueColor } from "../paints-of.ts";
import { inside, SceneError } from "../place.ts";
import type {
  BlendMode,
  Effect,
  GradientPaint,
  GradientStop,
  ImagePaint,
  Paint,
  Rgb,
  Rgba,
  Sides,
  SolidPaint,
  Stroke,
  Transform,
} from "../scene.ts";

type PaintKind = "solid" | "image" | GradientPaint["shape"];

const PAINT_KINDS: Readonly<Record<string, PaintKind>> = {
  SOLID: "solid",
  GRADIENT_LINEAR: "linear",
  GRADIENT_RADIAL: "radial",
  GRADIENT_ANGULAR: "angular",
  GRADIENT_DIAMOND: "diamond",
  IMAGE: "image",
  VIDEO: "image",
};

const EFFECT_KINDS: Readonly<Record<string, Effect["type"]>> = {
  DROP_SHADOW: "drop-shadow",
  INNER_SHADOW: "inner-shadow",
  LAYER_BLUR: "layer-blur",
  BACKGROUND_BLUR: "background-blur",
};

const STROKE_ALIGNS = { INSIDE: "inside", CENTER: "center", OUTSIDE: "outside" } as const;

/** The REST API writes its kinds so, and gets new ones every year. */
const isWord = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z][A-Z_]{0,99}$/.test(value);

/** The REST API's order: some exporters write the number of a mode instead of its name. */
const BLEND_MODES = [
  "PASS_THROUGH",
  "NORMAL",
  "DARKEN",
  "MULTIPLY",
  "LINEAR_BURN",
  "COLOR_BURN",
  "LIGHTEN",
  "SCREEN",
  "LINEAR_DODGE",
  "COLOR_DODGE",
  "OVERLAY",
  "SOFT_LIGHT",
  "HARD_LIGHT",
  "DIFFERENCE",
  "EXCLUSION",
  "HUE",
  "SATURATION",
  "COLOR",
  "LUMINOSITY",
] as const;

/** A blend mode that changes how a layer mixes with what lies below; the plain ones are left out. */
export function readBlendMode(object: JsonObject): BlendMode | undefined {
  const value = field(object, "blendMode") ?? "NORMAL";
  const mode = typeof value === "number" ? BLEND_MODES[value] : value;
  if (!isWord(mode))
    throw new SceneError(
      inside(object.place, "blendMode"),
      `expected a blend mode, found ${jsonKindOf(value)}`,
    );
  return mode === "NORMAL" || mode === "PASS_THROUGH" ? undefined : mode;
}

/** A colour; one without `a` is opaque. */
export const readRgba = (color: JsonObject): Rgba => ({
  r: requiredUnit(color, "r"),
  g: requiredUnit(color, "g"),
  b: requiredUnit(color, "b"),
  a: unitField(color, "a") ?? 1,
});

function readColor(owner: JsonObject): Rgba {
  const color = objectField(owner, "color");
  if (!color) throw new SceneError(inside(owner.place, "color"), "a colour is missing");
  return readRgba(color);
}

/** The id of the variable that gives a paint or a stop its colour. */
function readColorVariable(owner: JsonObject): string | undefined {
  const bound = objectField(owner, "boundVariables");
  const alias = bound && objectField(bound, "color");
  return alias && stringField(alias, "id");
}

const opaque = ({ r, g, b }: Rgba): Rgb => ({ r, g, b });

/** Less than this is less than half of the smallest step that a screen can show. */
const FAINTEST = 1 / 512;

/** An opacity that is seen to be below 1, as scenes keep it. */
export const partial = (value: number | undefined): number | undefined =>
  value !== undefined && value > 1 - FAINTEST ? undefined : value;

/** FigmaSharp writes the stops of a gradient as empty objects: their colours are lost, the paint is not. */
const isEmpty = (object: JsonObject): boolean => Object.keys(object.fields).length === 0;

const sameColor = (a: Rgba, b: Rgba): boolean => a.r === b.r && a.g === b.g && a.b === b.b && a.a === b.a;

/** The paint that a gradient is from an opaque colour to itself; undefined for any other. */
function flatPaint({ stops: [first, ...others], opacity, blendMode }: GradientPaint): SolidPaint | undefined {
  if (!first || first.color.a < 1 || opacity !== undefined || blendMode) return undefined;
  const isFlat = others.every(
    ({ color, variable }) => sameColor(color, first.color) && variable === first.variable,
  );
  return isFlat
    ? compact<SolidPaint>({ type: "solid", color: opaque(first.color), variable: first.variable })
    : undefined;
}

function readGradient(paint: JsonObject, shape: GradientPaint["shape"]): GradientPaint {
  const given = objectList(paint, "gradientStops");
  if (given.length === 0 || given.length > MAX_PAINTS)
    throw new SceneError(
      inside(paint.place, "gradientStops"),
      `expected 1 to ${MAX_PAINTS} stops, found ${given.length}`,
    );
  const stops = given.every(isEmpty)
    ? []
    : given.map((stop) =>
        compact<GradientStop>({
          position: requiredNumber(stop, "position"),
          color: readColor(stop),
          variable: readColorVariable(stop),
        }),
      );
  const handles = objectList(paint, "gradientHandlePositions").map((handle) => ({
    x: requiredNumber(handle, "x"),
    y: requiredNumber(handle, "y"),
  }));
  return compact<GradientPaint>({
    type: "gradient",
    shape,
    stops,
    handles: handles.length === 3 ? handles : undefined,
    opacity: partial(unitField(paint, "opacity")),
    blendMode: readBlendMode(paint),
  });
}

/** A kind of paint or effect that is newer than this reader is kept as one of unknown looks. */
function readKind<T>(object: JsonObject, kinds: Readonly<Record<string, T>>, unknown: T): T {
  const type = field(object, "type");
  if (isWord(type)) return kinds[type] ?? unknown;
  throw new SceneError(inside(object.place, "type"), `expected a type, found ${jsonKindOf(type)}`);
}

/** Two rows of three numbers; a list of another shape says nothing. */
function readTransform(paint: JsonObject): Transform | undefined {
  const rows = listField(paint, "imageTransform");
  if (rows.length !== 2 || rows.some(({ value }) => !Array.isArray(value) || value.length !== 3))
    return undefined;
  const numbers = rows.map(({ value, place }) =>
    (value as unknown[]).map((one, column) => asNumber(one, inside(place, column))),
  );
  return numbers as unknown as Transform;
}

const readImage = (paint: JsonObject): ImagePaint =>
  compact<ImagePaint>({
    type: "image",
    scaleMode: (stringField(paint, "scaleMode") ?? "FILL").toLowerCase(),
    imageHash: stringField(paint, "imageRef"),
    transform: orLeftOut(() => readTransform(paint)),
    rotationDeg: numberField(paint, "rotation") || undefined,
    opacity: partial(unitField(paint, "opacity")),
    blendMode: readBlendMode(paint),
  });

function readPaint(paint: JsonObject): Paint {
  const kind = readKind(paint, PAINT_KINDS, "image");
  const shared = { opacity: unitField(paint, "opacity"), blendMode: readBlendMode(paint) };
  if (kind === "image") return readImage(paint);
  if (kind !== "solid") {
    const gradient = readGradient(paint, kind);
    return flatPaint(gradient) ?? gradient;
  }
  const color = readColor(paint);
  return compact<Paint>({
    type: "solid",
    color: opaque(color),
    variable: readColorVariable(paint),
    ...shared,
    opacity: partial((shared.opacity ?? 1) * color.a),
  });
}

/** Something is painted, and nobody knows what: no ground is judged for want of it. */
const UNKNOWN_LOOKS: ImagePaint = { type: "image", scaleMode: "fill" };

/** The colour that leaves what lies below as it is. */
const NEUTRAL: Readonly<Record<string, 0 | 1>> = {
  DARKEN: 1,
  MULTIPLY: 1,
  LINEAR_BURN: 1,
  COLOR_BURN: 1,
  LIGHTEN: 0,
  SCREEN: 0,
  LINEAR_DODGE: 0,
  COLOR_DODGE: 0,
};

/** Fills that nobody sees make an area of a prototype that can be clicked, or an icon that keeps its room. */
function changesNothing(paint: Paint): boolean {
  if ((paint.opacity ?? 1) < FAINTEST) return true;
  if (paint.type === "gradient")
    return paint.stops.length > 0 && paint.stops.every(({ color }) => color.a < FAINTEST);
  const neutral = paint.blendMode === undefined ? undefined : own(NEUTRAL, paint.blendMode);
  if (paint.type !== "solid" || neutral === undefined) return false;
  const { r, g, b } = paint.color;
  return [r, g, b].every((channel) => channel === neutral);
}

function readVisiblePaint(object: JsonObject): Paint | null {
  if (object.fields["visible"] === false) return null;
  const paint = orElse(() => readPaint(object), UNKNOWN_LOOKS);
  return changesNothing(paint) ? null : paint;
}

/**
 * The paints of `fills`, `strokes` or `background` of which something is seen, the first one at the bottom; undefined when
 * none. A paint that cannot be read is one of unknown looks: what is written on it would else be judged on the ground below.
 */
export function readPaints(object: JsonObject, name: string): readonly Paint[] | undefined {
  const paints = readEach(object, name, readVisiblePaint, MAX_PAINTS);
  const lowest = paints.map(isOpaqueColor).lastIndexOf(true);
  return paints.length > 0 ? paints.slice(Math.max(0, lowest)) : undefined;
}

function readWidths(node: JsonObject): Sides {
  const each = orLeftOut(() => objectField(node, "individualStrokeWeights"));
  const all = orLeftOut(() => sizeField(node, "strokeWeight")) ?? 1;
  const widthOf = (side: string) => (each ? (orLeftOut(() => sizeField(each, side)) ?? 0) : all);
  return [widthOf("top"), widthOf("right"), widthOf("bottom"), widthOf("left")];
}

/** The widths and the place of the stroke; undefined when nothing is stroked. */
export function readStroke(node: JsonObject): Stroke | undefined {
  if (!readPaints(untold(node), "strokes")) return undefined;
  const widthsPx = readWidths(node);
  if (widthsPx.every((width) => width <= 0)) return undefined;
  return compact<Stroke>({
    widthsPx,
    align: orLeftOut(() => wordField(node, "strokeAlign", STROKE_ALIGNS)) ?? "inside",
    isDashed: objectDashes(node) ? true : undefined,
  });
}

const objectDashes = (node: JsonObject): boolean => {
  const dashes = field(node, "strokeDashes");
  return Array.isArray(dashes) && dashes.length > 0;
};

function readEffect(effect: JsonObject): Effect {
  const offset = objectField(effect, "offset");
  return compact<Effect>({
    type: readKind(effect, EFFECT_KINDS, "other"),
    radiusPx: sizeField(effect, "radius") ?? 0,
    spreadPx: numberField(effect, "spread") || undefined,
    offset: offset && { x: requiredNumber(offset, "x"), y: requiredNumber(offset, "y") },
    color: field(effect, "color") === undefined ? undefined : readColor(effect),
  });
}

/** True of a blur of nothing, and of a shadow without a colour or as large as its layer and right below it. */
function paintsNothing({ type, radiusPx, spreadPx, offset, color }: Effect): boolean {
  if (type === "other") return false;
  const isClear = color !== undefined && color.a < FAINTEST;
  const isInPlace = !spreadPx && (!offset || (offset.x === 0 && offset.y === 0));
  return isClear || (radiusPx === 0 && isInPlace);
}

function readVisibleEffect(object: JsonObject): Effect | null {
  if (object.fields["visible"] === false) return null;
  const effect = readEffect(object);
  return paintsNothing(effect) ? null : effect;
}

/** The effects of which something is seen; undefined when none. */
export function readEffects(node: JsonObject): readonly Effect[] | undefined {
  const effects = readEach(node, "effects", readVisibleEffect, MAX_PAINTS);
  return effects.length > 0 ? effects : undefined;
}
