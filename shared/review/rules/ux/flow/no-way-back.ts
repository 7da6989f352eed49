import type { Element, Role } from "../../../../perception/elements/element.ts";
import { elements } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import {
  type Frame,
  type Layer,
  type TextLayer,
  closest,
  isText,
} from "../../../../perception/frame/frame.ts";
import { totalOpacity } from "../../../../perception/paint/opacity.ts";
import { seenTexts } from "../../../../perception/paint/seen-texts.ts";
import { isForeignPart } from "../../../../perception/parts/foreign-part.ts";
import { hasPhoneWidth } from "../../../../perception/structure/screens/has-phone-width.ts";
import { isScreen } from "../../../../perception/structure/screens/screen-kind.ts";
import { labelWords } from "../../../../perception/text/language/label-words.ts";
import { excerpt } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { right } from "../../../../scene/geometry.ts";
import { LEAVING_WORDS, SUBSCRIPTION_WORDS } from "../../../../standards/words/action-words.ts";

const SURE = 0.6;
/** A way back stands at the top, below the bar of the system. */
const TOP_PX = 140;
const LARGEST_SIGN_PX = 64;
/** A fainter sign is none that people find. */
const FAINTEST_SIGN = 0.1;
/** Share of the width: words at a side of the top may be “Back” in any language. */
const SIDE_SHARE = 0.25;
/** A longer text only mentions leaving. */
const MOST_WORDS = 6;
const FEWEST_FIELDS = 3;
const FEWEST_PRICES = 2;
/** From a screen with one of these people can go elsewhere. */
const LEADS_ON: ReadonlySet<Role> = new Set<Role>(["tab-bar", "tab", "link", "sheet"]);

const isAtTop = ({ node: { box } }: Layer, { root }: Frame): boolean => box.y - root.node.box.y < TOP_PX;

const isSeen = (layer: Layer): boolean =>
  layer.visibleBox !== null && totalOpacity(layer) > FAINTEST_SIGN && !isForeignPart(layer);

/** Anything small that is painted at the top may be an arrow back, a cross, three lines. */
const isSign = (layer: Layer, frame: Frame): boolean =>
  layer.depth > 0 &&
  !isText(layer) &&
  layer.children.length === 0 &&
  isAtTop(layer, frame) &&
  layer.node.box.width <= LARGEST_SIGN_PX &&
  layer.node.box.height <= LARGEST_SIGN_PX &&
  isSeen(layer);

/** True of words that lead away, or that may: at a side of the top, or without a letter there, as “×”. */
function mayLeave(text: TextLayer, frame: Frame): boolean {
  const { box } = frame.root.node;
  const words = labelWords(text.node.text.characters);
  const edge = SIDE_SHARE * box.width;
  const isBeside = text.node.box.x > right(box) - edge || right(text.node.box) < box.x + edge;
  if (isAtTop(text, frame) && (isBeside || words.length === 0)) return true;
  return words.length <= MOST_WORDS && words.some((word) => LEAVING_WORDS.has(word));
}

const sells = ({ label }: Element): boolean => labelWords(label).some((word) => SUBSCRIPTION_WORDS.has(word));

/** The main action of a form with no other control, or of a screen that sells a subscription and nothing else. */
function onlyAction(all: readonly Element[]): Element | undefined {
  const buttons = all.filter(({ role }) => role === "button");
  const count = (role: Role): number => all.filter((one) => one.role === role).length;
  const main = buttons.find(({ isPrimary }) => isPrimary) ?? buttons[0];
  const isForm = buttons.length === 1 && count("field") >= FEWEST_FIELDS;
  const isOffer = main !== undefined && buttons.every(sells) && count("price") >= FEWEST_PRICES;
  return isForm || isOffer ? main : undefined;
}

/** The main action of a screen of a phone from which people can only go on; undefined when they may leave it. */
const onlyWayOn = computed((frame: Frame): Element | undefined => {
  if (!isScreen(frame) || !hasPhoneWidth(frame)) return undefined;
  const all = elements(frame).filter(({ certainty }) => certainty >= SURE);
  const main = onlyAction(all);
  if (!main || all.some(({ role }) => LEADS_ON.has(role))) return undefined;
  const mayGo =
    frame.layers.some((layer) => isSign(layer, frame)) ||
    seenTexts(frame).some((text) => !isForeignPart(text) && mayLeave(text, frame));
  return mayGo ? undefined : main;
});

/** True when the prototype makes something beside the main action lead on. */
const leadsElsewhere = (action: Layer, { layers }: Frame): boolean =>
  layers.some(
    (layer) =>
      (layer.node.reactions ?? []).length > 0 && closest(layer, (one) => one === action) === undefined,
  );

export const noWayBack = defineRule({
  id: "no-way-back",
  aspect: "ux",
  severity: "minor",
  certainty: "likely",
  judges: "screen",
  basis: "https://www.nngroup.com/articles/user-control-and-freedom/",
  says: {
    en: {
      title: "No way back",
      problem:
        "“{action}” is the only way on from here: there is no back arrow, no close button, no “Cancel”.",
      why: "People who came here by mistake, or only wanted to look, cannot see how to leave without going on.",
      fix: "Add a back arrow or a close button at the top, or a line such as “Not now” below the button.",
      unsure: {
        linked: "The prototype leaves this screen through something that does not look like a way back.",
      },
    },
    fr: {
      title: "Aucun retour possible",
      problem: "D’ici, « {action} » est la seule issue : ni flèche de retour, ni croix, ni « Annuler ».",
      why: "Qui est arrivé là par erreur, ou voulait seulement regarder, ne voit pas comment repartir sans continuer.",
      fix: "Ajoutez une flèche de retour ou une croix en haut, ou quelques mots comme « Plus tard » sous le bouton.",
      unsure: {
        linked: "Le prototype mène plus loin par un élément qui n’a pas l’air d’un retour.",
      },
    },
  },
  applies: (frame) => {
    const action = onlyWayOn(frame);
    return action ? [action.layers[0]] : [];
  },
  check: (_, { frame, pass, fail, unsure }) => {
    const action = onlyWayOn(frame);
    if (!action) return pass();
    return leadsElsewhere(action.layers[0], frame)
      ? unsure("linked")
      : fail({ action: excerpt(action.label, 40) });
  },
});
