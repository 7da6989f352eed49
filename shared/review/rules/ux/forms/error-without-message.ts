import { bottom, grow } from "../../../../scene/geometry.ts";
import type { Paint, Rgb } from "../../../../scene/scene.ts";
import { isSure, type Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { defineRule } from "../../../rule.ts";

/** So near a field stands what the form says of the entry. */
const NEAR_PX = 32;
const RED_LEAD = 0.25;

const isField = (one: Element): boolean => one.role === "field" && isSure(one);

const isRedColor = ({ r, g, b }: Rgb): boolean => r - Math.max(g, b) >= RED_LEAD;

const isRed = (paint: Paint): boolean => paint.type === "solid" && isRedColor(paint.color);

/** True for a box, in no form, that has red at its edge. */
const isEdgedInRed = ({ node: { text, strokes = [] }, visibleBox }: Layer): boolean =>
  !text &&
  visibleBox !== null &&
  strokes.some(
    (paint) =>
      isRed(paint) || (paint.type === "gradient" && paint.stops.some(({ color }) => isRedColor(color))),
  );

/** The fields bordered in red, while others are not, nor anything else: else it is the color of the product. */
const fieldsInError = computed((frame: Frame): ReadonlyMap<Layer, Element> => {
  const found = elements(frame).filter(isField);
  const wrong = found.filter(({ state }) => state === "error");
  const inFields = new Set(found.flatMap(({ layers }) => layers));
  const isMeant =
    wrong.length < found.length && !frame.layers.some((layer) => !inFields.has(layer) && isEdgedInRed(layer));
  return new Map(isMeant ? wrong.map((field) => [field.layers[0], field]) : []);
});

const paintsOf = ({ node }: TextLayer): readonly Paint[] => [
  ...(node.fills ?? []),
  ...node.text.runs.flatMap(({ fills }) => fills ?? []),
];

/** True when something is said right below a field, or in red near it. */
function hasMessage({ box, parts }: Element, frame: Frame): boolean {
  const isLabel = (text: TextLayer): boolean => text === parts.label;
  return textIndex(frame)
    .touching(grow(box, NEAR_PX))
    .filter((text) => !isLabel(text))
    .some((text) => {
      const isBelow = text.node.box.y >= bottom(box) && text.node.box.y <= bottom(box) + NEAR_PX / 2;
      return isBelow || paintsOf(text).some(isRed);
    });
}

export const errorWithoutMessage = defineRule({
  id: "error-without-message",
  aspect: "ux",
  severity: "major",
  judges: "fields",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html",
  says: {
    en: {
      title: "An error told by colour alone",
      problem: "The field “{name}” has a red border, and no words near it say what is wrong.",
      why: "People who cannot tell red from grey do not see it at all, and everybody else has to guess what to change.",
      fix: "Say right below the field what is wrong and how to put it right, with an icon beside the words.",
    },
    fr: {
      title: "Erreur signalée par la seule couleur",
      problem: "Le champ « {name} » a une bordure rouge, et aucun mot à côté ne dit ce qui ne va pas.",
      why: "Les personnes qui distinguent mal le rouge du gris n’en voient rien, et les autres doivent deviner ce qu’il faut changer.",
      fix: "Dites juste sous le champ ce qui ne va pas et comment y remédier, avec un signe devant les mots.",
    },
  },
  applies: (frame) => (isForPeople(frame) ? [...fieldsInError(frame).keys()] : []),
  check: (layer, { frame, pass, fail }) => {
    const field = fieldsInError(frame).get(layer);
    if (!field || hasMessage(field, frame)) return pass();
    return fail({ name: excerpt(field.label, 40) }, { layers: field.layers });
  },
});
