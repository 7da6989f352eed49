import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { textRoles, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { phraseIn } from "../../../../perception/text/language/phrases.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { DOUBLE_NEGATIVES } from "../../../../standards/copy/double-negatives.ts";
import { defineRule } from "../../../rule.ts";

/** In a longer text one can read on; of a choice there is only this line. */
const MOST_WORDS = 12;

/** Texts that people choose, press or decide by. */
const CHOICES: ReadonlySet<TextRole> = new Set(["label", "button", "nav", "heading"]);

export const doubleNegative = defineRule({
  id: "double-negative",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/checkboxes-design-guidelines/",
  says: {
    en: {
      title: "Double negative",
      problem: "“{text}” says no twice: “{words}”.",
      why: "People have to work out what a tick or a press does, and many get the opposite of what they want.",
      fix: "Say what happens when it is chosen, such as “Send me news by email”.",
    },
    fr: {
      title: "Double négation",
      problem: "« {text} » dit deux fois non : « {words} ».",
      why: "Il faut s’arrêter pour comprendre ce que font la case ou le bouton, et beaucoup obtiennent l’inverse de ce qu’ils voulaient.",
      fix: "Dites ce qui se passe quand on choisit cette option, par exemple « M’envoyer les nouvelles par e-mail ».",
    },
  },
  applies: (frame) =>
    proseTexts(frame).filter(
      (text) =>
        CHOICES.has(textRoles(frame).get(text) ?? "unknown") && countWords(wordsOf(text)) <= MOST_WORDS,
    ),
  check: (layer, { frame, pass, fail }) => {
    const [words] = phraseIn(DOUBLE_NEGATIVES, layer, frame) ?? [];
    return words === undefined ? pass() : fail({ text: excerpt(wordsOf(layer)), words });
  },
});
