import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { isRussian } from "../../../../perception/text/language/russian.ts";
import { RUSSIAN_SLIPS } from "../../../../standards/copy/russian-slips.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

interface Slip {
  readonly word: string;
  readonly better: string;
}

/** A word before a full stop or an ellipsis is left out: it may be an abbreviation, or cut off. */
const WORD = /(?<![\p{L}\p{N}-])\p{L}{2,24}(?![\p{L}\p{N}.…-])/gu;
const HAS_CYRILLIC = /\p{Script=Cyrillic}{2}/u;

const inCaseOf = (written: string, better: string): string => {
  if (written.length > 1 && written === written.toUpperCase()) return better.toUpperCase();
  const [first = ""] = written;
  return first === first.toLowerCase() ? better : better.charAt(0).toUpperCase() + better.slice(1);
};

const slipsIn = rememberedText((text): readonly Slip[] =>
  [...text.matchAll(WORD)].flatMap(([word]) => {
    const better = RUSSIAN_SLIPS.get(word.toLowerCase());
    return better === undefined ? [] : [{ word, better: inCaseOf(word, better) }];
  }),
);

export const wellKnownSlip = defineRule({
  id: "well-known-slip",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://credibility.stanford.edu/guidelines/index.html",
  says: {
    en: {
      title: "Misspelt or cut-off word",
      problem: "There is no word “{word}”.",
      why: "A misspelling stops the eye, and people trust what they read a little less.",
      fix: "Write “{better}”, if that is what was meant.",
    },
    fr: {
      title: "Mot mal écrit ou coupé",
      problem: "Le mot « {word} » n’existe pas.",
      why: "Une faute arrête l’œil, et l’on se fie un peu moins à ce qu’on lit.",
      fix: "Écrivez « {better} », si c’est bien le mot voulu.",
    },
  },
  applies: (frame) =>
    isRussian(frame) ? proseTexts(frame).filter(({ node }) => HAS_CYRILLIC.test(node.text.characters)) : [],
  check: (layer, { fail }) => {
    const { characters } = layer.node.text;
    return slipsIn(characters).map(({ word, better }) =>
      fail(
        { word, better },
        {
          cause: word.toLowerCase(),
          mend: () =>
            wordChange(
              layer,
              characters.replace(word, () => better),
              { from: word, to: better },
            ),
        },
      ),
    );
  },
});
