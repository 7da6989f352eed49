import type { Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer } from "../../../../perception/frame/frame.ts";
import { lookOfPaints } from "../../../../perception/frame/look-of-paints.ts";
import { boxPainter } from "../../../../perception/paint/painted-box.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, lookupForm } from "../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { defineFrameRule } from "../../../rule.ts";

/** Two buttons with the same words and colour that are drawn in different ways. */
type DrawnTwice = readonly [Element, Element];

const CERTAIN = 0.7;
/** One difference may have a reason, such as the room that there is; more of them were drawn anew. */
const FEWEST_DIFFERENCES = 2;
const OTHER_SIZE = 1.1;
const OTHER_ROUNDNESS = 0.15;
const OTHER_RADIUS_PX = 2;

const isDrawn = ({ role, certainty, emphasis, state, label, layers: [layer] }: Element): boolean =>
  role === "button" &&
  certainty >= CERTAIN &&
  emphasis !== "text" &&
  state === undefined &&
  /\p{L}{2}/u.test(label) &&
  !isForeignPart(layer);

/** The words and the paint of a button: on another ground it may have other colours. */
function keyOf({ label, layers: [layer] }: Element): string {
  const painter = boxPainter(layer);
  return painter ? `${lookupForm(label)} ${lookOfPaints(painter.node.fills)}` : "";
}

const areApart = (a: number, b: number): boolean => Math.max(a / b, b / a) > OTHER_SIZE;

const radiusOf = (layer: Layer): number => boxPainter(layer)?.node.cornerRadiiPx?.[0] ?? 0;

/** How round the corners of a box are: 0 for none, 1 for a pill. */
function roundnessOf(layer: Layer): number {
  const { width, height } = layer.node.box;
  return Math.min(1, (2 * radiusOf(layer)) / Math.min(width, height));
}

const areRoundedApart = (a: Layer, b: Layer): boolean =>
  Math.abs(radiusOf(a) - radiusOf(b)) > OTHER_RADIUS_PX &&
  Math.abs(roundnessOf(a) - roundnessOf(b)) > OTHER_ROUNDNESS;

/** A larger one has larger words, too: that is one difference. */
function areDrawnApart(a: Element, b: Element): boolean {
  const [one, other] = [a.parts.label, b.parts.label];
  if (!one || !other) return false;
  const differences = [
    areApart(a.box.height, b.box.height) || areApart(styleOf(one).sizePx, styleOf(other).sizePx),
    styleOf(one).fontFamily !== styleOf(other).fontFamily,
    areRoundedApart(a.layers[0], b.layers[0]),
  ];
  return differences.filter(Boolean).length >= FEWEST_DIFFERENCES;
}

/** Buttons with the same words and the same fill of which two are drawn apart, by the first of them. */
const drawnTwice = computed((frame: Frame): ReadonlyMap<Layer, DrawnTwice> => {
  const firsts = new Map<string, Element>();
  const found = new Map<Layer, DrawnTwice>();
  for (const one of elements(frame).filter(isDrawn)) {
    const key = keyOf(one);
    const first = firsts.get(key);
    if (!first) firsts.set(key, one);
    else if (key !== "" && !found.has(first.layers[0]) && areDrawnApart(first, one))
      found.set(first.layers[0], [first, one]);
  }
  return found;
});

function lookOf({ box, parts: { label } }: Element): string {
  const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`;
  return label ? `${size}, ${styleOf(label).fontFamily} ${styleOf(label).sizePx} px` : size;
}

export const buttonDrawnTwice = defineFrameRule({
  id: "button-drawn-twice",
  aspect: "ui",
  severity: "minor",
  certainty: "likely",
  judges: "controls",
  basis: "https://www.nngroup.com/articles/consistency-and-standards/",
  says: {
    en: {
      title: "One button drawn in two ways",
      problem: "“{label}” is drawn twice, and not alike: {own}, and {other}.",
      why: "Once people know what a button looks like, they find it again at a glance; drawn anew, it seems to do something else.",
      fix: "Draw “{label}” once, as a component, and use it in both places.",
    },
    fr: {
      title: "Un même bouton dessiné de deux façons",
      problem: "« {label} » est dessiné deux fois, et pas de la même façon : {own}, et {other}.",
      why: "Un bouton que l’on a vu une fois se retrouve d’un coup d’œil ; dessiné autrement, il semble faire autre chose.",
      fix: "Dessinez « {label} » une seule fois, comme composant, et employez-le aux deux endroits.",
    },
  },
  find: (frame) => (isForPeople(frame) ? drawnTwice(frame) : undefined),
  tell: ([first, second], { layer, fail }) =>
    fail(
      { label: excerpt(first.label, 40), own: lookOf(first), other: lookOf(second) },
      { layers: [layer, second.layers[0]] },
    ),
});
