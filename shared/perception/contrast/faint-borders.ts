import { isSeenPaint, plainColorOn } from "../../scene/paints-of.ts";
import { contrastOf, mix } from "../../scene/color.ts";
import { grow } from "../../scene/geometry.ts";
import type { Rgb } from "../../scene/scene.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { isSure, type Element, type Role } from "../elements/element.ts";
import { elements } from "../elements/elements.ts";
import { isDisabled } from "../elements/is-disabled.ts";
import { groundBehind } from "../paint/backdrop.ts";
import { isCovered } from "../paint/covers/covered.ts";
import { boxPainter, hasStroke } from "../paint/painted-box.ts";
import { isPaintedPlainly } from "../paint/paint-groups.ts";
import { isInPicture, isNoPart } from "../parts/foreign-part.ts";
import { fields } from "../controls/fields/fields.ts";

/** A control that is drawn by its border alone, and how well that is told from what lies around it. */
export interface BorderContrast {
  readonly layer: Layer;
  readonly color: Rgb;
  readonly ground: Rgb;
  readonly ratio: number;
  /** Words in it or beside it say that there is a field. */
  readonly isNamed: boolean;
}

/** A fill that is told from the ground by so little is none. */
const LEAST_FILL = 1.05;

/** True when the box itself, without its border, is told from what lies around it; also when that cannot be computed. */
function isSeenWithoutBorder({ node }: Layer, ground: Rgb): boolean {
  const fills = (node.fills ?? []).filter(isSeenPaint);
  if (fills.length === 0) return false;
  const fill = plainColorOn(ground, fills);
  return fill === undefined || contrastOf(fill, ground) >= LEAST_FILL;
}

/** A shadow fades from the edge outwards: one that is told from the ground by so little at its darkest shows no edge. */
const LEAST_SHADOW = 1.2;

/** True when an effect shows where a box is, or may: a shadow that is seen, or glass. */
export const isSeenByEffects = ({ node: { effects = [] } }: Layer, ground: Rgb): boolean =>
  effects.some(({ color }) => !color || contrastOf(mix(ground, color, color.a), ground) >= LEAST_SHADOW);

/** So far around a box lies what its border is told from. */
const AROUND_PX = 3;

const isWhole = ({ node }: Layer): boolean => node.stroke?.widthsPx.every((width) => width > 0) ?? false;

/** A box that is nothing but an outline, on one known colour. */
function outlineOf(control: Layer, frame: Frame): Omit<BorderContrast, "isNamed"> | undefined {
  const layer = boxPainter(control);
  if (!layer || !hasStroke(layer) || !isWhole(layer) || !isPaintedPlainly(layer)) return undefined;
  const ground = groundBehind(frame, grow(layer.node.box, AROUND_PX), layer.order);
  if (!ground || isSeenWithoutBorder(layer, ground) || isSeenByEffects(layer, ground)) return undefined;
  const color = plainColorOn(ground, layer.node.strokes);
  return color && { layer, color, ground, ratio: contrastOf(color, ground) };
}

const CHOICES: ReadonlySet<Role> = new Set<Role>(["checkbox", "radio"]);
const LARGEST_CHOICE_PX = 40;

/** A chosen one is filled or marked: its border is not all that shows it. */
const isOpenChoice = (one: Element): boolean =>
  CHOICES.has(one.role) &&
  one.state === undefined &&
  isSure(one, "alone") &&
  one.box.width <= LARGEST_CHOICE_PX;

const isInUse = (layer: Layer): boolean =>
  !isDisabled(layer) && !isNoPart(layer) && !isInPicture(layer) && !isCovered(layer);

/** A band that marks one row of a wheel holds the parts of a time or a date, and is no box to fill in. */
const MOST_WORDS = 2;

function outlined(frame: Frame): readonly (readonly [control: Layer, isNamed: boolean])[] {
  const boxes = [...fields(frame).values()]
    .filter(({ inside }) => inside.length <= MOST_WORDS)
    .filter(({ target }) => !target.isDisabled)
    .map(({ target, inside, label }) => [target.layer, inside.length > 0 || label !== undefined] as const);
  const choices = elements(frame)
    .filter(isOpenChoice)
    .map(({ layers: [control] }) => [control, false] as const);
  // The keys of the system come up for the field that people write in: where it is alone, they show that it is one.
  const [only, ...more] = boxes;
  const isWrittenIn =
    only !== undefined && more.length === 0 && elements(frame).some(({ role }) => role === "keyboard");
  return [...(isWrittenIn ? [] : boxes), ...choices].filter(([control]) => isInUse(control));
}

/** The fields and the empty boxes to tick that only their border shows, by that border's layer. */
export const borderContrasts = computed((frame: Frame): ReadonlyMap<Layer, BorderContrast> => {
  const found = outlined(frame).flatMap(([control, isNamed]) => {
    const outline = outlineOf(control, frame);
    return outline ? [{ ...outline, isNamed }] : [];
  });
  return new Map(found.map((one) => [one.layer, one]));
});
