import { computed } from "../../../../perception/frame/computed.ts";
import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { LANGUAGES, type Language } from "../../../../i18n/language.ts";
import { isWord } from "../../../spelling/words.ts";
import { INTERFACE_WORDS } from "../../../../standards/words/interface-words.ts";
import { defineRule } from "../../../rule.ts";

/** More of them are meant: a screen in two languages, or one to choose a language. */
const MOST_FOREIGN = 2;
/** So much of a screen must be in its own language that one label can be foreign in it. */
const FEWEST_OWN = 4;

const isIn = (language: string, text: TextLayer): boolean =>
  INTERFACE_WORDS[language]?.has(lookupForm(wordsOf(text))) ?? false;

/** “Nombre” is Spanish on a form, and French beside a figure. */
const isMadeOfWords = (text: TextLayer, own: Language): boolean =>
  lookupForm(wordsOf(text))
    .split(" ")
    .every((word) => isWord(word, own));

/**
 * A label in a language that is not that of the screen, and that the language of the screen does not have as well. Of
 * English and French the lists are made so that a word both have does not stand in one of them alone by chance.
 */
const isForeign = (text: TextLayer, own: Language): boolean =>
  !isIn(own, text) &&
  Object.keys(INTERFACE_WORDS).some(
    (language) =>
      language !== own &&
      isIn(language, text) &&
      (LANGUAGES.some((known) => known === language) || !isMadeOfWords(text, own)),
  );

/** Portuguese has many a word that French has. */
const OWN_SHARE = 0.6;

function isMostly(own: Language, texts: readonly TextLayer[]): boolean {
  const words = texts.flatMap(
    (text) =>
      wordsOf(text)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  return words.filter((word) => isWord(word, own)).length >= OWN_SHARE * words.length;
}

/** The texts that may be foreign to their screen: none where most is in a language that only shares small words with ours. */
const judgedTexts = computed((frame: Frame): readonly TextLayer[] => {
  const own = frameLanguage(frame);
  if (own === "unknown") return [];
  const texts = proseTexts(frame);
  return texts.length >= FEWEST_OWN && isMostly(own, texts) ? texts : [];
});

const foreignLabels = computed((frame: Frame): ReadonlySet<TextLayer> => {
  const own = frameLanguage(frame);
  if (own === "unknown") return new Set();
  const foreign = proseTexts(frame).filter((text) => isForeign(text, own));
  const different = new Set(foreign.map((text) => lookupForm(wordsOf(text))));
  return different.size <= MOST_FOREIGN ? new Set(foreign) : new Set();
});

export const otherLanguage = defineRule({
  id: "other-language",
  aspect: "copy",
  severity: "major",
  certainty: "likely",
  judges: "language",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
  yieldsTo: ["two-languages"],
  says: {
    en: {
      title: "Label in another language",
      problem: "“{text}” is in another language than the rest of this screen.",
      why: "People who do not speak it cannot tell what the label does, and everyone can see that it was not translated.",
      fix: "Write it in the language of the screen, and look for other places that the translation has missed.",
    },
    fr: {
      title: "Libellé dans une autre langue",
      problem: "« {text} » n’est pas dans la langue du reste de l’écran.",
      why: "Sans parler cette langue, on ne sait pas à quoi sert ce libellé, et chacun voit qu’il n’a pas été traduit.",
      fix: "Écrivez-le dans la langue de l’écran, et cherchez ce que la traduction a pu oublier ailleurs.",
    },
  },
  applies: judgedTexts,
  check: (layer, { frame, pass, fail }) =>
    foreignLabels(frame).has(layer) ? fail({ text: wordsOf(layer) }) : pass(),
});
