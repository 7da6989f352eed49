import { type Field, fields } from "../../../../perception/controls/fields/fields.ts";
import { isSeenByEffects } from "../../../../perception/contrast/faint-borders.ts";
import { isSure } from "../../../../perception/elements/element.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { isDisabled } from "../../../../perception/elements/is-disabled.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { groundBehind } from "../../../../perception/paint/backdrop.ts";
import { isCovered } from "../../../../perception/paint/covers/covered.ts";
import { isPaintedPlainly } from "../../../../perception/paint/paint-groups.ts";
import { boxPainter, hasStroke } from "../../../../perception/paint/painted-box.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { defineFrameRule } from "../../../rule.ts";
import { cutRatio, contrastOf, toHex } from "../../../../scene/color.ts";
import { grow } from "../../../../scene/geometry.ts";
import { plainColorOn } from "../../../../scene/paints-of.ts";
import type { Rgb } from "../../../../scene/scene.ts";

/** A field that only its fill shows, and what that is told from. */
interface FaintField {
  readonly layer: Layer;
  readonly fill: Rgb;
  readonly ground: Rgb;
  readonly ratio: number;
}

/** A fill that is told from the ground by so little is hardly seen. */
const FAINT_RATIO = 1.15;
/** One that is not told from it at all is no box; then a line or words show the field. */
const NO_FILL_RATIO = 1.02;
/** A pale box with a line of words in it may as well be a card or a row: what is set bold is left alone. */
const BOLD = 600;
const AROUND_PX = 3;

function faintly(control: Layer, frame: Frame): FaintField | undefined {
  const layer = boxPainter(control);
  if (!layer || hasStroke(layer) || !isPaintedPlainly(layer)) return undefined;
  const ground = groundBehind(frame, grow(layer.node.box, AROUND_PX), layer.order);
  const fill = ground && plainColorOn(ground, layer.node.fills);
  if (!ground || !fill || isSeenByEffects(layer, ground)) return undefined;
  const ratio = contrastOf(fill, ground);
  return ratio < FAINT_RATIO && ratio >= NO_FILL_RATIO ? { layer, fill, ground, ratio } : undefined;
}

const isBold = ({ node }: TextLayer): boolean => node.text.runs.some(({ weight }) => weight >= BOLD);

const isSurelyField = ({ target: { layer }, inside }: Field, frame: Frame): boolean => {
  const element = elementByLayer(frame).get(layer);
  return element?.role === "field" && isSure(element, "alone") && !inside.some(isBold);
};

/** The fields that nothing but a fill shows, and that hardly, by the layer that paints them. */
const faintFields = (frame: Frame) =>
  [...fields(frame).values()]
    .filter((field) => isSurelyField(field, frame))
    .map(({ target }) => target)
    .filter(
      ({ layer, isDisabled: isOff }) =>
        !isOff && !isDisabled(layer) && !isForeignPart(layer) && !isCovered(layer),
    )
    .flatMap(({ layer }) => faintly(layer, frame) ?? [])
    .map((found) => [found.layer, found] as const);

export const faintField = defineFrameRule({
  id: "faint-field",
  aspect: "ui",
  severity: "minor",
  judges: "fields",
  basis: "https://www.w3.org/TR/WCAG22/#non-text-contrast",
  says: {
    en: {
      title: "Fields hardly visible on their background",
      problem:
        "Only its fill shows where this field is, and the fill ({fillColor}) has a contrast of {ratio}:1 to what lies around it ({backdropColor}). There is no border or line to help.",
      why: "On a dull display, in the sun, or with low vision, people see a label with nothing below it to fill in.",
      fix: "Give the field a border or a line that reaches 3:1, or a fill that stands out more.",
    },
    fr: {
      title: "Champs à peine visibles sur leur fond",
      problem:
        "Seul son remplissage montre où se trouve ce champ, et ce remplissage ({fillColor}) a un contraste de {ratio}:1 avec ce qui l’entoure ({backdropColor}). Aucune bordure, aucun filet ne le signale.",
      why: "Sur un écran terne, au soleil ou avec une vue basse, on voit un libellé, et rien à remplir au-dessous.",
      fix: "Donnez au champ une bordure ou un filet qui atteint 3:1, ou un remplissage plus marqué.",
    },
  },
  find: (frame) => (isForPeople(frame) ? faintFields(frame) : []),
  tell: (found, { fail }) => {
    const [fillColor, backdropColor] = [toHex(found.fill), toHex(found.ground)];
    return fail(
      { ratio: cutRatio(found.ratio), fillColor, backdropColor },
      { cause: `${fillColor} ${backdropColor}` },
    );
  },
});
