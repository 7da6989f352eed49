import { countWords, excerpt, wordsOf } from "../../../../perception/text/prose.ts";
import { textsWithRole } from "../../../../perception/copy/text-roles.ts";
import { defineRule } from "../../../rule.ts";
import { FILLER } from "../../../../standards/placeholder-copy.ts";

/** Guidelines say three or four words; the articles of French and English are let pass. */
const MOST_WORDS = 6;

export const buttonTooLong = defineRule({
  id: "button-too-long",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "controls",
  basis: "https://carbondesignsystem.com/components/button/usage",
  says: {
    title: "Button label is long",
    problem: "The button “{text}” has {words} words; one to four are easy to take in.",
    why: "People read buttons at a glance, and long labels wrap on small screens and in other languages.",
    fix: "Keep the verb and its object in the button, and say the rest in the text beside it.",
  },
  applies: (frame) => textsWithRole(frame, "button"),
  check: (layer, { pass, fail }) => {
    const text = wordsOf(layer);
    const words = countWords(text);
    if (words <= MOST_WORDS || FILLER.test(text)) return pass();
    return fail({ text: excerpt(text), words });
  },
});
