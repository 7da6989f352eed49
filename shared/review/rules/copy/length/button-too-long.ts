import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { defineRule } from "../../../rule.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";

/** Guidelines say three or four words; an article is let pass, and in French, which has more of them, two. */
const MOST_WORDS = { en: 5, fr: 6, unknown: 6 } as const;

export const buttonTooLong = defineRule({
  id: "button-too-long",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    en: {
      title: "Button label is long",
      problem: "The button “{text}” has {words} words; one to four are easy to take in.",
      why: "People read buttons at a glance, and long labels wrap on small screens and in other languages.",
      fix: "Keep the verb and its object in the button, and say the rest in the text beside it.",
    },
    fr: {
      title: "Libellé de bouton trop long",
      problem: "Le bouton « {text} » compte {words} mots ; un à quatre se lisent d’un coup d’œil.",
      why: "Un bouton se lit très vite, et un long libellé passe à la ligne sur petit écran ou une fois traduit.",
      fix: "Gardez le verbe et son objet dans le bouton, et dites le reste dans le texte voisin.",
    },
  },
  applies: (frame) => textsWithRole(frame, "button"),
  check: (layer, { frame, pass, fail }) => {
    const text = wordsOf(layer);
    const words = countWords(text);
    if (words <= MOST_WORDS[textLanguage(layer, frame)] || isFiller(text)) return pass();
    return fail({ text: excerpt(text), words });
  },
});
