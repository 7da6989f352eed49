import { groupBy } from "../../../../group-by.ts";
import { areNear, gapBetween, SAME_PX } from "../../../../scene/geometry.ts";
import { PLACEHOLDER_LABELS } from "../../../../standards/copy/placeholder-labels.ts";
import { isSure, type Element } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import {
  ancestors,
  descendants,
  isText,
  type Frame,
  type Layer,
} from "../../../../perception/frame/frame.ts";
import { isForPeople } from "../../../../perception/structure/screens/screen-kind.ts";
import { excerpt, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineFrameRule } from "../../../rule.ts";

/** Buttons further apart belong to two things. */
const BESIDE_PX = 32;
const FEWEST_OF_A_LIST = 3;

const isNamed = (one: Element): boolean =>
  (one.role === "button" || one.role === "field") && isSure(one, "alone") && /\p{L}{2}/u.test(one.label);

const keyOf = ({ role, label, parts }: Element): string =>
  `${role} ${lookupForm(role === "field" ? (parts.label?.node.text.characters ?? "") : label)}`;

/** The layer around one of two layers that does not hold the other as well. */
function ownPart(layer: Layer, other: Layer): Layer | undefined {
  const shared = new Set(ancestors(other));
  return [layer, ...ancestors(layer)].find(({ parent }) => parent !== null && shared.has(parent));
}

const holdsMore = (part: Layer, { box }: Element): boolean =>
  part.node.box.width > box.width + SAME_PX && descendants(part).filter(isText).length > 1;

/**
 * True when two rows of a table, or two cards, have the same button each: the other words in them say for which
 * thing it is.
 */
function areOfTwoThings(a: Element, b: Element): boolean {
  const [one, other] = [ownPart(a.layers[0], b.layers[0]), ownPart(b.layers[0], a.layers[0])];
  if (!one || !other || !holdsMore(one, a) || !holdsMore(other, b)) return false;
  const [first, second] = [one.node.box, other.node.box];
  return areNear(first.width, second.width) && areNear(first.height, second.height);
}

/** Buttons beside each other do two things; the fields of a form ask for two. */
const isOneGroup = (a: Element, b: Element): boolean => {
  const gap = gapBetween(a.box, b.box);
  if (a.role === "button")
    return Math.max(gap.x, gap.y) <= BESIDE_PX && gap.x * gap.y <= 0 && !areOfTwoThings(a, b);
  // Another form may ask for the same: to sign in, and to sign up beside it.
  const isNear = gap.x <= BESIDE_PX && gap.y <= 4 * BESIDE_PX && areNear(a.box.width, b.box.width, 1);
  return isNear && a.parts.label !== b.parts.label;
};

/** How often the words of a control stand on the screen: of some rows of a list nobody can tell that they are controls. */
const timesSaid = ({ label }: Element, frame: Frame): number =>
  frame.texts.filter((text) => lookupForm(wordsOf(text)) === lookupForm(label)).length;

type Pair = readonly [Element, Element];

/** The two controls that are called the same; three and more are a list whose things have one button each. */
const pairs = (frame: Frame): readonly (readonly [Layer, Pair])[] =>
  [...groupBy(elements(frame).filter(isNamed), keyOf)].flatMap(([key, [first, second, ...others]]) => {
    const name = key.slice(key.indexOf(" ") + 1);
    if (!second || others.length + 2 >= FEWEST_OF_A_LIST) return [];
    if (first.role === "button" && timesSaid(first, frame) >= FEWEST_OF_A_LIST) return [];
    if (name === "" || PLACEHOLDER_LABELS.has(name) || !isOneGroup(first, second)) return [];
    return [[first.layers[0], [first, second]] as const];
  });

export const sameLabelTwice = defineFrameRule({
  id: "same-label-twice",
  aspect: "ux",
  severity: "major",
  judges: "controls",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  says: {
    en: {
      title: "Two controls have the same label",
      problem: "Two controls beside each other are both called “{label}”.",
      why: "Nobody can tell what the one does that the other does not, and a screen reader announces them alike.",
      fix: "Give each its own words, or take one of them away.",
    },
    fr: {
      title: "Deux commandes portent le même libellé",
      problem: "Deux commandes voisines s’appellent « {label} ».",
      why: "On ne peut pas savoir ce que fait l’une que ne fait pas l’autre, et un lecteur d’écran les annonce de la même façon.",
      fix: "Donnez à chacune ses propres mots, ou retirez-en une.",
    },
  },
  find: (frame) => (isForPeople(frame) ? pairs(frame) : []),
  tell: ([first, second], { fail }) => {
    const label = first.role === "field" ? (first.parts.label?.node.text.characters ?? "") : first.label;
    return fail({ label: excerpt(label, 40) }, { layers: [first.layers[0], second.layers[0]] });
  },
});
