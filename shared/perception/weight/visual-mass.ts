import { area } from "../../scene/geometry.ts";
import { descendants, isText, type Frame, type Layer } from "../frame/frame.ts";
import { sight } from "../elements/evidence/sight.ts";
import { uncoveredShare } from "../paint/covers/covered.ts";
import { boxPainter } from "../paint/painted-box.ts";
import { isWords, type Thing } from "../things/thing.ts";
import { drawing } from "./drawing.ts";
import { pictureGrounds } from "./picture-ground.ts";
import type { VisualElement } from "./visual-element.ts";
import { filling, letters, outlinePart, type VisualPart } from "./visual-parts.ts";

/** Perceived size grows more slowly than the area: by a power of about 0.7 (Stevens, 1957). */
const SIZE_EXPONENT = 0.7;

const massOf = (parts: readonly (VisualPart | undefined)[]): number =>
  parts.reduce((mass, part) => mass + (part ? part.size ** SIZE_EXPONENT * part.prominence : 0), 0);

/**
 * The visual mass of a button by its box and its words, wherever it stands; to be compared with others of the frame
 * only.
 */
export function buttonMass(layer: Layer, frame: Frame): number {
  const painter = boxPainter(layer);
  return massOf([
    ...(painter ? [filling(frame, painter), outlinePart(frame, painter)] : []),
    ...descendants(layer)
      .filter(isText)
      .map((text) => letters(frame, text)),
  ]);
}

/** The layers that paint a thing: of a drawing all of them, of a plain shape the one that paints its box. */
function paintersOf({ layer, painter, kind }: Thing): readonly Layer[] {
  const isShape = painter !== undefined && (kind === "shape" || kind === "group");
  return isShape ? [painter] : [layer, ...descendants(layer)];
}

/** The part that is seen of the box on which a picture is painted. */
function around(ground: Thing, picture: VisualPart, frame: Frame): VisualPart {
  const whole = drawing(frame, paintersOf(ground), ground.box, sight(frame).groundOf(ground));
  return { ...whole, size: Math.max(0, whole.size - picture.size) };
}

/** A photograph, a drawing, an icon or a plain shape; of a picture also the box that it is painted on. */
function graphicParts(thing: Thing, frame: Frame): readonly VisualPart[] {
  const { groundOf, fillOf } = sight(frame);
  const ground = pictureGrounds(frame).get(thing);
  const color = (ground && fillOf(ground)?.color) ?? groundOf(thing);
  const own = drawing(frame, paintersOf(thing), thing.box, color);
  return ground ? [own, around(ground, own, frame)] : [own];
}

/** The parts of a control: its box, its words and its icons. */
function controlParts(thing: Thing, frame: Frame): readonly VisualPart[] {
  if (isWords(thing)) return [letters(frame, thing.layer)].filter((part) => part !== undefined);
  if (thing.kind === "icon" || thing.kind === "picture") return graphicParts(thing, frame);
  const { painter, box, children } = thing;
  return [
    ...(painter ? [drawing(frame, [painter], box, sight(frame).groundOf(thing))] : []),
    ...children.flatMap((child) => controlParts(child, frame)),
  ];
}

function massOfThings({ kind, things }: VisualElement, frame: Frame): number {
  if (kind === "text" || kind === "control") return massOf(things.flatMap((one) => controlParts(one, frame)));
  return Math.max(...things.map((one) => massOf(graphicParts(one, frame))));
}

/**
 * The visual mass of an element by what can be seen of it, wherever it stands; to be compared with others of the frame
 * only.
 */
export function visualMass(element: VisualElement, frame: Frame): number {
  const { box, layer, things } = element;
  const whole = Math.max(...things.map((one) => area(one.box)));
  const shown = Math.min(1, area(box) / (whole || 1)) * uncoveredShare(layer, frame);
  return massOfThings(element, frame) * shown ** SIZE_EXPONENT;
}
