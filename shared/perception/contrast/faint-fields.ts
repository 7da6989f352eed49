import { contrastOf, mix } from "../../scene/color.ts";
import { center, grow } from "../../scene/geometry.ts";
import type { Rgb } from "../../scene/scene.ts";
import { type Field, fields } from "../controls/fields/fields.ts";
import { elementByLayer } from "../elements/elements.ts";
import { isDisabled } from "../elements/is-disabled.ts";
import { computed } from "../frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../frame/frame.ts";
import { groundBehind } from "../paint/backdrop.ts";
import { isCovered } from "../paint/covers/covered.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { boxPainter, hasStroke } from "../paint/painted-box.ts";
import { isPaintedPlainly } from "../paint/paint-groups.ts";
import { isForeignPart } from "../parts/foreign-part.ts";

/** A field that only its fill shows, and what that is told from. */
export interface FaintField {
  readonly layer: Layer;
  readonly fill: Rgb;
  readonly ground: Rgb;
  readonly ratio: number;
}

/** A fill that is told from the ground by so little is hardly seen. */
const FAINT_RATIO = 1.15;
/** One that is not told from it at all is no box; then a line or words show the field. */
const NO_FILL_RATIO = 1.02;
/** A pale box with a line of words in it may as well be a card or a row: what is less certain, or set bold, is left alone. */
const CERTAIN = 0.75;
const BOLD = 600;
const AROUND_PX = 3;
const LINE_PX = 2;

function plainFill({ node }: Layer, ground: Rgb): Rgb | undefined {
  const [fill, ...more] = (node.fills ?? []).filter(({ opacity = 1 }) => opacity > 0);
  if (fill?.type !== "solid" || fill.blendMode || more.length > 0) return undefined;
  return mix(ground, fill.color, fill.opacity ?? 1);
}

/** A line along its foot shows a field as well as a border does. */
const hasLine = ({ node: { box }, order }: Layer, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching(grow(box, 1))
    .some(
      (other) =>
        other.order > order &&
        other.node.box.height <= LINE_PX &&
        other.node.box.width >= box.width / 2 &&
        other.node.box.y > center(box).y,
    );

function faintField(control: Layer, frame: Frame): FaintField | undefined {
  const layer = boxPainter(control);
  if (!layer || hasStroke(layer) || layer.node.effects || !isPaintedPlainly(layer)) return undefined;
  const ground = groundBehind(frame, grow(layer.node.box, AROUND_PX), layer.order);
  const fill = ground && plainFill(layer, ground);
  if (!ground || !fill || hasLine(layer, frame)) return undefined;
  const ratio = contrastOf(fill, ground);
  return ratio < FAINT_RATIO && ratio >= NO_FILL_RATIO ? { layer, fill, ground, ratio } : undefined;
}

const isBold = ({ node }: TextLayer): boolean => node.text.runs.some(({ weight }) => weight >= BOLD);

const isSurelyField = ({ target: { layer }, inside }: Field, frame: Frame): boolean => {
  const element = elementByLayer(frame).get(layer);
  return element?.role === "field" && element.certainty >= CERTAIN && !inside.some(isBold);
};

/** The fields that nothing but a fill shows, and that hardly, by the layer that paints them. */
export const faintFields = computed(
  (frame: Frame): ReadonlyMap<Layer, FaintField> =>
    new Map(
      [...fields(frame).values()]
        .filter((field) => isSurelyField(field, frame))
        .map(({ target }) => target)
        .filter(
          ({ layer, isDisabled: isOff }) =>
            !isOff && !isDisabled(layer) && !isForeignPart(layer) && !isCovered(layer, frame),
        )
        .flatMap(({ layer }) => faintField(layer, frame) ?? [])
        .map((found) => [found.layer, found] as const),
    ),
);
