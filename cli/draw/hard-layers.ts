import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import { type RestFields, imageRefsOf, isVisible, listOf, restPaintsOf } from "./rest-paints.ts";

/** How many bytes a picture has; undefined when it cannot be drawn. */
export type BytesOf = (imageRef: string) => number | undefined;

/** The reason why a drawing does not show a layer as the design tool does. */
export type Hardship =
  /** Letters without outlines: their font is not at hand. */
  | "letters"
  | "emoji"
  /** A picture that is not in the file, or is broken. */
  | "pictures"
  /** Blend modes, patterns, and gradients that can only be approached. */
  | "paints"
  /** A background that shines through blurred, and newer effects. */
  | "effects"
  /** Vectors without outlines. */
  | "shapes"
  /** Layers of other kinds than those of screens. */
  | "kinds";

const PLAIN_BLENDS: ReadonlySet<unknown> = new Set([undefined, "NORMAL", "PASS_THROUGH"]);
const isBlended = (one: RestFields): boolean => !PLAIN_BLENDS.has(one["blendMode"]);

const PAINTS: ReadonlySet<unknown> = new Set(
  "SOLID GRADIENT_LINEAR GRADIENT_RADIAL GRADIENT_ANGULAR IMAGE".split(" "),
);
const SCALE_MODES: ReadonlySet<unknown> = new Set([undefined, "FILL", "FIT", "STRETCH"]);

const isHardPaint = (paint: RestFields): boolean =>
  !PAINTS.has(paint["type"]) || isBlended(paint) || !SCALE_MODES.has(paint["scaleMode"]);

const EFFECTS: ReadonlySet<unknown> = new Set(["DROP_SHADOW", "INNER_SHADOW", "LAYER_BLUR"]);

const isHardEffect = (effect: RestFields): boolean => !EFFECTS.has(effect["type"]) || isBlended(effect);

const KINDS: ReadonlySet<string> = new Set(
  "FRAME GROUP SECTION COMPONENT COMPONENT_SET INSTANCE SLOT RECTANGLE ELLIPSE LINE SLICE TEXT VECTOR STAR REGULAR_POLYGON BOOLEAN_OPERATION".split(
    " ",
  ),
);
const OUTLINED: ReadonlySet<string> = new Set(["VECTOR", "STAR", "REGULAR_POLYGON", "BOOLEAN_OPERATION"]);

const isPaintedBy = (node: RestFields, name: string): boolean => listOf(node, name).some(isVisible);

/** True when a layer is painted and the outline for it is missing. An open line has no area: its stroke's is enough. */
function lacksOutline(node: RestNode): boolean {
  if (!OUTLINED.has(node.type)) return false;
  const hasFill = listOf(node, "fillGeometry").length > 0;
  const hasStroke = listOf(node, "strokeGeometry").length > 0;
  const isStroked = node["strokeWeight"] !== 0 && isPaintedBy(node, "strokes");
  return (isStroked && !hasStroke) || (isPaintedBy(node, "fills") && !hasFill && !hasStroke);
}

/** Outlines of letters are filled; those that are stroked or run along a line are set otherwise. */
function lacksLetters(node: RestNode): boolean {
  if (node.type !== "TEXT" || typeof node["characters"] !== "string") return false;
  if (!/\S/.test(node["characters"])) return false;
  return (
    listOf(node, "glyphGeometry").length === 0 || isPaintedBy(node, "strokes") || node["isOnPath"] === true
  );
}

/** How each is told of a layer. */
export const HARDSHIPS: Readonly<Record<Hardship, (node: RestNode, bytesOf: BytesOf) => boolean>> = {
  kinds: ({ type }) => !KINDS.has(type),
  emoji: (node) => listOf(node, "emoji").length > 0,
  letters: lacksLetters,
  shapes: lacksOutline,
  paints: (node) => isBlended(node) || restPaintsOf(node).some(isHardPaint),
  effects: (node) => listOf(node, "effects").filter(isVisible).some(isHardEffect),
  pictures: (node, bytesOf) => imageRefsOf(node).some((ref) => bytesOf(ref) === undefined),
};
