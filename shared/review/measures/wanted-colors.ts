import type { ColorProperty } from "../../mend/change.ts";
import { frameOf, type Layer } from "../../perception/frame/frame.ts";
import { groundLayerBehind } from "../../perception/paint/backdrop.ts";
import { boxPainter } from "../../perception/paint/painted-box.ts";
import { toHex } from "../../scene/color.ts";
import { plainPaint } from "../../scene/paints-of.ts";
import type { Paint } from "../../scene/scene.ts";
import { layersIn, textsOfPart, type MeasuredPart } from "./measure.ts";
import { allOf, type Made } from "./made.ts";

const HEX = /^#[0-9a-f]{6}$/;

/** The one plain colour of paints, as it is written. */
function plainHex(paints: readonly Paint[] | undefined): string | undefined {
  const paint = plainPaint(paints);
  return paint && toHex(paint.color);
}

/** The one plain colour that a layer is painted in, and the property that has it: a sign may be drawn by its lines alone. */
function colorOf({ node }: Layer): { readonly property: ColorProperty; readonly from: string } | undefined {
  const fill = plainHex(node.text?.runs[0]?.fills ?? node.fills);
  if (fill !== undefined) return { property: "fill", from: fill };
  const stroke = node.fills ? undefined : plainHex(node.strokes);
  return stroke === undefined ? undefined : { property: "stroke", from: stroke };
}

/** Sets the colour of a layer that has one plain colour. */
function recolored(layer: Layer, to: string): Made {
  const color = colorOf(layer);
  if (!color || !HEX.test(to)) return null;
  return color.from === to ? [] : [{ layer: layer.node.id, ...color, to }];
}

/** The layer of one plain colour that paints the box of a part, or on which it stands alone. */
function groundOf({ layers }: MeasuredPart): Layer | undefined {
  const own = layers
    .flatMap((layer) => boxPainter(layer) ?? [])
    .find(({ node }) => plainHex(node.fills) !== undefined);
  const [layer] = layers;
  const frame = frameOf(layer);
  const behind = groundLayerBehind(frame, layer.node.box, layer.order);
  return own ?? (behind === frame.root ? undefined : behind);
}

/** The layers that have the colour of what is drawn on a part: its letters, or the shapes of a sign, without its ground. */
function inkOf(part: MeasuredPart): readonly Layer[] {
  const texts = textsOfPart(part);
  if (texts.length > 0) return texts;
  const shapes = layersIn(part).filter((layer) => layer.children.length === 0 && colorOf(layer));
  const ground = groundOf(part);
  return shapes.length > 1 ? shapes.filter((shape) => shape !== ground) : shapes;
}

/** Gives the box of a part another colour, `#rrggbb`. */
export function groundRecolored(part: MeasuredPart, to: string): Made {
  const ground = groundOf(part);
  return ground ? recolored(ground, to) : null;
}

/** Gives what is drawn on a part another colour, `#rrggbb`. */
export function inkRecolored(part: MeasuredPart, to: string): Made {
  const ink = inkOf(part);
  return ink.length > 0 ? allOf(ink.map((layer) => recolored(layer, to))) : null;
}
