import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { textRoles, textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { fields } from "../../../../perception/controls/fields/fields.ts";
import { elementByLayer } from "../../../../perception/elements/elements.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isOneOf } from "../../../../perception/text/language/phrases.ts";
import { lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import {
  CONSENT,
  ORDERS_TO_PRESS,
  REFUSALS,
  VAGUE_BUTTONS,
  VAGUE_LINKS,
  YES_NO,
} from "../../../../standards/copy/phrases.ts";
import { defineRule } from "../../../rule.ts";

const buttonsThat = (phrases: typeof YES_NO) =>
  computed((frame: Frame) => textsWithRole(frame, "button").filter((one) => isOneOf(phrases, one, frame)));

const answers = buttonsThat(YES_NO);
const refusals = buttonsThat(REFUSALS);

/** One 'Yes' may be the answer of a survey; 'Yes' beside 'No' is a decision. */
const answersAQuestion = (layer: TextLayer, frame: Frame): boolean =>
  answers(frame).length === 2 && answers(frame).includes(layer);

/** So many numbers are days or hours to choose from, where 'OK' is the custom. */
const MOST_NUMBERS = 12;
const NUMBER = /^\d{1,4}$/;

const isPicker = computed(
  (frame: Frame): boolean => frame.texts.filter((text) => NUMBER.test(wordsOf(text))).length > MOST_NUMBERS,
);

/** 'OK' under a notice has nothing to name. */
const isAsked = (frame: Frame): boolean =>
  !isPicker(frame) && (fields(frame).size > 0 || refusals(frame).length > 0);

const isVagueButton = (layer: TextLayer, frame: Frame): boolean =>
  isOneOf(VAGUE_BUTTONS, layer, frame) ||
  answersAQuestion(layer, frame) ||
  (isOneOf(CONSENT, layer, frame) && isAsked(frame));

/** Words that say nothing are no heading and no value: what may be a link is one here. */
const isLink = (layer: TextLayer, frame: Frame): boolean =>
  textRoles(frame).get(layer) === "link" || elementByLayer(frame).get(layer)?.role === "link";

/** The linked or underlined parts of a text, or all of it when the whole text is a link. */
function linkTexts(layer: TextLayer, frame: Frame): readonly string[] {
  const { characters, runs } = layer.node.text;
  const linked = runs.filter((run) => run.isLink || run.decoration === "underline");
  if (linked.length > 0) return linked.map((run) => characters.slice(run.start, run.end));
  return isLink(layer, frame) ? [characters] : [];
}

const isButton = (layer: TextLayer, frame: Frame): boolean => textRoles(frame).get(layer) === "button";

export const vagueLabel = defineRule({
  id: "vague-label",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/learn-more-links/",
  kinds: {
    button: {
      basis:
        "https://accede-web.com/en/guidelines/graphic-functional/forms/provide-an-explicit-button-text-for-each-button",
    },
  },
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Link text says nothing",
      problem: "A link reads only “{text}”: out of its context nobody can tell where it leads.",
      why: "People skim links first, and screen readers list them without the text around them.",
      fix: "Name the destination in the link, such as “Read the pricing guide”.",
      kinds: {
        button: {
          title: "Button does not name its action",
          problem: "A button reads only “{text}”, which could stand on any button.",
          why: "The label is the last thing people read before they commit: it should say what will happen.",
          fix: "Name the action and its object, such as “Send message” or “Delete file”.",
        },
      },
    },
    fr: {
      title: "Lien qui ne dit rien",
      problem: "Un lien dit seulement « {text} » : hors de son contexte, personne ne sait où il mène.",
      why: "On survole d’abord les liens, et les lecteurs d’écran les énumèrent sans le texte qui les entoure.",
      fix: "Nommez la destination dans le lien, par exemple « Lire le guide des tarifs ».",
      kinds: {
        button: {
          title: "Bouton qui ne nomme pas l’action",
          problem: "Un bouton dit seulement « {text} », ce qui pourrait figurer sur n’importe quel bouton.",
          why: "C’est la dernière chose qu’on lit avant de s’engager : le bouton doit dire ce qui va se passer.",
          fix: "Nommez l’action et son objet, par exemple « Envoyer le message » ou « Supprimer le fichier ».",
        },
      },
    },
  },
  applies: (frame) =>
    copyTexts(frame).filter((text) => isButton(text, frame) || linkTexts(text, frame).length > 0),
  check: (layer, { frame, pass, fail }) => {
    const vague = isButton(layer, frame)
      ? [wordsOf(layer)].find(() => isVagueButton(layer, frame))
      : linkTexts(layer, frame).find((text) => isOneOf(VAGUE_LINKS, layer, frame, text));
    if (vague === undefined) return pass();
    return fail(
      { text: vague.trim() },
      {
        cause: lookupForm(vague),
        ...(isButton(layer, frame) && { kind: "button" }),
        // 'Learn more' and 'Submit' are vague; that one has to press, people know.
        severity: isOneOf(ORDERS_TO_PRESS, layer, frame, vague) ? "minor" : "suggestion",
      },
    );
  },
});
