import { booleanField, field, unitField } from "../../../shared/scene/json.ts";
import { SceneError } from "../../../shared/scene/place.ts";
import { partial, readBlendMode, readEffects, readPaints } from "../../../shared/scene/rest/read-paint.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { blendStyle } from "./paint/blend.ts";
import { drawBoolean } from "./shape/boolean.ts";
import type { Defs } from "./defs.ts";
import { fillFilter, layerFilter } from "./paint/effects.ts";
import type { Measure } from "./text/measure.ts";
import { paintAttributes } from "./paint/paint.ts";
import { boxOf, type Placement, placeNode, transformOf, type Turn } from "./placement.ts";
import { drawRegions } from "./shape/regions.ts";
import { type Shape, outlineOf } from "./shape/shape.ts";
import { drawStrokes } from "./shape/stroke.ts";
import { element } from "./svg.ts";
import { drawText } from "./text/text.ts";
import { objectOf } from "./object-of.ts";

/** The drawing around a node, as far as the node needs it to draw itself. */
export interface Pen {
  readonly defs: Defs;
  readonly measure: Measure;
  /** How the parent turns. */
  readonly turn: Turn;
  /** Names of the layers around, the nearest first. */
  readonly names: readonly string[];
}

/** Layers that only hold others and paint nothing of their own. */
const CONTAINERS = new Set(["GROUP", "DOCUMENT", "CANVAS", "PAGE"]);
/** A sign whose lines were drawn as an area: thin lines stand for it. */
const SIGN_LINE_PX = 1.5;
const NAMES_KEPT = 2;

function drawFills(node: RestNode, shape: Shape, place: Placement, pen: Pen): string {
  const regions = shape.kind === "path" ? drawRegions(node, place.size, pen.defs) : null;
  if (regions !== null) return regions;
  const object = objectOf(node);
  const fills = readPaints(object, field(object, "fills") === undefined ? "background" : "fills") ?? [];
  const isSketch = shape.kind === "sketch";
  if (isSketch && readPaints(object, "strokes")) return "";
  const outline = isSketch
    ? { fill: "none", "stroke-width": SIGN_LINE_PX, "stroke-linecap": "round", "stroke-linejoin": "round" }
    : { "fill-rule": shape.isEvenOdd ? "evenodd" : undefined };
  const drawn = fills.map((paint) =>
    element("path", {
      d: shape.path,
      ...outline,
      ...paintAttributes(paint, isSketch ? "stroke" : "fill", place.size, pen.defs),
    }),
  );
  return drawn.join("");
}

function drawOwn(node: RestNode, place: Placement, pen: Pen): { below: string; above: string; shape: Shape } {
  const shape = outlineOf(node, [node.name, ...pen.names], place.size);
  const placed = (content: string) =>
    content ? element("g", { transform: transformOf(place) }, content) : "";
  if (node.type === "TEXT")
    return { shape, below: placed(drawText(node, place.size, pen.measure, pen.defs)), above: "" };
  if (node.type === "BOOLEAN_OPERATION" && shape.kind === "box")
    return { shape, below: drawBoolean(node, pen.turn, pen.defs), above: "" };
  const fills = placed(drawFills(node, shape, place, pen));
  const filter = fills ? fillFilter(node, readEffects(objectOf(node)) ?? [], pen.defs) : undefined;
  return {
    shape,
    below: filter ? element("g", { filter }, fills) : fills,
    above: placed(drawStrokes(node, shape, place.size, pen.defs)),
  };
}

/** Wraps what follows a mask into it: a mask hides its later siblings and is not painted itself. */
function masked(mask: RestNode, content: string, pen: Pen): string {
  const isLuminance = mask["maskType"] === "LUMINANCE";
  const url = pen.defs.add((id) =>
    element(
      "mask",
      { id, maskUnits: "userSpaceOnUse", ...boxOf(mask), style: isLuminance ? undefined : "mask-type:alpha" },
      drawNode(mask, pen),
    ),
  );
  return element("g", { mask: url }, content);
}

function drawChildren(children: readonly RestNode[], pen: Pen): string {
  const at = children.findLastIndex((child) => child["isMask"] === true && child["visible"] !== false);
  const mask = children[at];
  if (!mask) return children.map((child) => drawNode(child, pen)).join("");
  const later = children
    .slice(at + 1)
    .map((child) => drawNode(child, pen))
    .join("");
  return drawChildren(children.slice(0, at), pen) + (later ? masked(mask, later, pen) : "");
}

function clipped(node: RestNode, shape: Shape, place: Placement, content: string, pen: Pen): string {
  if (!content || !booleanField(objectOf(node), "clipsContent")) return content;
  const path = element("path", { d: shape.path, transform: transformOf(place) });
  return element("g", { "clip-path": pen.defs.add((id) => element("clipPath", { id }, path)) }, content);
}

function drawContent(node: RestNode, pen: Pen): string {
  const place = placeNode(node, pen.turn);
  const names = [node.name, ...pen.names].slice(0, NAMES_KEPT);
  if (!place) return drawChildren(node.children ?? [], { ...pen, names });
  const isBoolean = node.type === "BOOLEAN_OPERATION";
  const inner = isBoolean ? "" : drawChildren(node.children ?? [], { ...pen, names, turn: place.turn });
  if (CONTAINERS.has(node.type)) return inner;
  const { shape, below, above } = drawOwn(node, place, pen);
  return below + clipped(node, shape, place, inner, pen) + above;
}

function drawVisible(node: RestNode, pen: Pen): string {
  const object = objectOf(node);
  const opacity = unitField(object, "opacity");
  if (booleanField(object, "visible") === false || opacity === 0) return "";
  const content = drawContent(node, pen);
  return element(
    "g",
    {
      "data-id": node.id,
      opacity: partial(opacity),
      filter: layerFilter(node, readEffects(object) ?? [], pen.defs),
      style: blendStyle(readBlendMode(object)),
    },
    content,
  );
}

/** Draws a node with all that is in it, in canvas coordinates. What cannot be read is left out. */
export function drawNode(node: RestNode, pen: Pen): string {
  try {
    return drawVisible(node, pen);
  } catch (error) {
    if (error instanceof SceneError) return "";
    throw error;
  }
}
