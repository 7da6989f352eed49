import { isSeenPaint, plainColor } from "../../../scene/paints-of.ts";
import { spend } from "../../frame/budget.ts";
import { intersection, area } from "../../../scene/geometry.ts";
import type { Box, Paint, Rgb } from "../../../scene/scene.ts";
import { descendants, isText, type Frame, type Layer } from "../../frame/frame.ts";
import { groundBehind } from "../../paint/backdrop.ts";
import { inkBox } from "../../text/typography/ink.ts";
import { isDrawnWithLetters } from "./control-symbol.ts";
import { thingOfLayer } from "../../things/thing-of-layer.ts";
import { isPaintedPlainly } from "../../paint/paint-groups.ts";

/** A shape of an icon, and the colours of it and of what lies behind it. */
export interface IconShape {
  readonly layer: Layer;
  readonly color: Rgb;
  readonly ground: Rgb;
}

/** A shape that takes up more of its control is the control's own box; but a drawn one of the size of an icon is its icon. */
const LARGEST_SHARE = 0.6;
const LARGEST_ICON_PX = 32;

const GROUNDS: ReadonlySet<string> = new Set(["ELLIPSE", "RECTANGLE"]);

const VECTORS: ReadonlySet<string> = new Set(
  "VECTOR BOOLEAN_OPERATION STAR REGULAR_POLYGON LINE ELLIPSE RECTANGLE".split(" "),
);

/** The letters of a symbol are its shapes: its runs have fills of their own, or that of the text. */
const fillsOf = ({ node }: Layer): readonly Paint[] =>
  node.text?.runs.flatMap(({ fills }) => fills ?? node.fills ?? []) ?? node.fills ?? [];

const paintsOf = (layer: Layer): readonly Paint[] =>
  [...fillsOf(layer), ...(layer.node.strokes ?? [])].filter(isSeenPaint);

const isDrawing = (layer: Layer, control: Layer, frame: Frame): boolean =>
  isText(layer)
    ? isDrawnWithLetters(layer, frame)
    : VECTORS.has(layer.node.type) &&
      (area(layer.node.box) < LARGEST_SHARE * area(control.node.box) || isIcon(layer));

const isIcon = ({ node: { type, box } }: Layer): boolean =>
  !GROUNDS.has(type) && Math.max(box.width, box.height) <= LARGEST_ICON_PX;

const isShape = (layer: Layer, control: Layer, frame: Frame): boolean =>
  layer.visibleBox !== null && isDrawing(layer, control, frame) && paintsOf(layer).length > 0;

const placeOf = (layer: Layer): Box => (isText(layer) && inkBox(layer)) || layer.node.box;

/** True when another layer is painted over a shape. */
function isCovered(shape: Layer, all: readonly Layer[]): boolean {
  spend(shape, all.length);
  return all.some(
    (other) => other.order > shape.order && intersection(placeOf(other), placeOf(shape)) !== null,
  );
}

/** All that is drawn on a control: what lies in it, and over a bare box what people see on it. */
function layersOn(control: Layer, frame: Frame): readonly Layer[] {
  const own = descendants(control);
  const over = own.length > 0 ? [] : (thingOfLayer(control, frame)?.children ?? []);
  return [control, ...own, ...over.flatMap(({ layer }) => [layer, ...descendants(layer)])];
}

/**
 * The shapes of the icon in a control, with their colours; none when one of them cannot be told for sure: gradients,
 * pictures, opacities, masks, shapes on top of each other.
 */
export function iconShapes(control: Layer, frame: Frame): readonly IconShape[] {
  const shapes = layersOn(control, frame).filter((layer) => isShape(layer, control, frame));
  const known = shapes.flatMap((layer) => {
    const color =
      isPaintedPlainly(layer) && !isCovered(layer, shapes) ? plainColor(paintsOf(layer)) : undefined;
    const ground = color && groundBehind(frame, placeOf(layer), layer.order);
    return color && ground ? [{ layer, color, ground }] : [];
  });
  return known.length === shapes.length ? known : [];
}
