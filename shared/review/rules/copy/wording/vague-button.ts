import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { fields } from "../../../../perception/controls/fields/fields.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { defineRule } from "../../../rule.ts";
import {
  CONSENT_EN,
  REFUSALS_EN,
  VAGUE_BUTTONS_EN,
  YES_NO_EN,
} from "../../../../standards/words/words-en.ts";
import {
  CONSENT_FR,
  REFUSALS_FR,
  VAGUE_BUTTONS_FR,
  YES_NO_FR,
} from "../../../../standards/words/words-fr.ts";

const isIn = (lists: readonly [ReadonlySet<string>, ReadonlySet<string>], layer: TextLayer, frame: Frame) => {
  const form = lookupForm(wordsOf(layer));
  const [english, french] = lists;
  return (english.has(form) && mayBe("en", layer, frame)) || (french.has(form) && mayBe("fr", layer, frame));
};

/** One 'Yes' may be the answer of a survey; 'Yes' beside 'No' is a decision. */
const answersAQuestion = (layer: TextLayer, frame: Frame): boolean =>
  isIn([YES_NO_EN, YES_NO_FR], layer, frame) && answerCount(frame) === 2;

const answerCount = computed(
  (frame: Frame): number =>
    textsWithRole(frame, "button").filter((one) => isIn([YES_NO_EN, YES_NO_FR], one, frame)).length,
);

/** So many numbers are days or hours to choose from, where 'OK' is the custom. */
const MOST_NUMBERS = 12;
const NUMBER = /^\d{1,4}$/;

const isPicker = computed(
  (frame: Frame): boolean =>
    frame.texts.filter(({ node }) => NUMBER.test(node.text.characters.trim())).length > MOST_NUMBERS,
);

/** 'OK' under a notice has nothing to name. */
const isAsked = computed(
  (frame: Frame): boolean =>
    !isPicker(frame) &&
    (fields(frame).size > 0 ||
      textsWithRole(frame, "button").some((one) => isIn([REFUSALS_EN, REFUSALS_FR], one, frame))),
);

const consents = (layer: TextLayer, frame: Frame): boolean =>
  isIn([CONSENT_EN, CONSENT_FR], layer, frame) && isAsked(frame);

export const vagueButton = defineRule({
  id: "vague-button",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis:
    "https://accede-web.com/en/guidelines/graphic-functional/forms/provide-an-explicit-button-text-for-each-button",
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Button does not name its action",
      problem: "A button reads only “{text}”, which could stand on any button.",
      why: "The label is the last thing people read before they commit: it should say what will happen.",
      fix: "Name the action and its object, such as “Send message” or “Delete file”.",
    },
    fr: {
      title: "Bouton qui ne nomme pas l’action",
      problem: "Un bouton dit seulement « {text} », ce qui pourrait figurer sur n’importe quel bouton.",
      why: "C’est la dernière chose qu’on lit avant de s’engager : le bouton doit dire ce qui va se passer.",
      fix: "Nommez l’action et son objet, par exemple « Envoyer le message » ou « Supprimer le fichier ».",
    },
  },
  applies: (frame) => textsWithRole(frame, "button"),
  check: (layer, { frame, pass, fail }) => {
    const isVague =
      isIn([VAGUE_BUTTONS_EN, VAGUE_BUTTONS_FR], layer, frame) ||
      answersAQuestion(layer, frame) ||
      consents(layer, frame);
    return isVague ? fail({ text: wordsOf(layer) }) : pass();
  },
});
