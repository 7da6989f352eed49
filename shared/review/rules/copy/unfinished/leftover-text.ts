import { copyTexts } from "../../../../perception/copy/copy-texts.ts";
import { isMonospaced, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { EMPTY_VALUES, NOTES, TEST_TEXTS, VARIABLES } from "../../../../standards/copy/leftovers.ts";
import { defineRule } from "../../../rule.ts";

/** Farther on nobody reads; and a text of any length is looked at by several patterns. */
const MOST_CHARACTERS = 600;

const ALL = [...VARIABLES, ...EMPTY_VALUES, ...NOTES, ...TEST_TEXTS];

/** Lines of a program hold more than one such sign. */
const PROGRAM = /=>|\w\(\)|;\s*$|<\/?\w+>|\w=["{]/mu;

function leftoverIn(text: string): string | undefined {
  if (PROGRAM.test(text)) return undefined;
  for (const pattern of ALL) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found.trim();
  }
  return undefined;
}

export const leftoverText = defineRule({
  id: "leftover-text",
  aspect: "copy",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  says: {
    en: {
      title: "Note, test text or variable left in",
      problem: "“{text}” holds “{left}”, which people are not meant to read.",
      why: "The screen looks broken, and the real words may be longer.",
      fix: "Write the real words, or an example of them: a name, a number, a sentence.",
    },
    fr: {
      title: "Note, essai ou variable oubliés",
      problem: "« {text} » contient « {left} », que personne n’est censé lire.",
      why: "L’écran semble en panne, et les vrais mots seront peut-être plus longs.",
      fix: "Écrivez les vrais mots, ou un exemple : un nom, un nombre, une phrase.",
    },
  },
  applies: (frame) => copyTexts(frame).filter((text) => !isMonospaced(text)),
  check: (layer, { pass, fail }) => {
    const left = leftoverIn(wordsOf(layer).slice(0, MOST_CHARACTERS));
    return left === undefined ? pass() : fail({ text: excerpt(wordsOf(layer)), left }, { cause: left });
  },
});
