import { gapBetween } from "../../../../scene/geometry.ts";
import { LANGUAGES, type Language } from "../../../../i18n/language.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { frameLanguage } from "../../../../perception/text/language/language.ts";
import { textRoles, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { countWords, examplesOf, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textIndex } from "../../../../perception/text/text-index.ts";
import { isSymbol } from "../../../../perception/things/symbol.ts";
import {
  AMBIGUOUS_TEXTS,
  DEFAULT_TEXTS,
  GENERIC_WORDS,
  TITLE_TEXTS,
} from "../../../../standards/copy/placeholder-copy.ts";
import { labelLanguage } from "../../../spelling/label-language.ts";
import { isWord } from "../../../spelling/words.ts";
import { CUSTOMARY_WORDS, INTERFACE_WORDS } from "../../../../standards/words/interface-words.ts";
import { defineRule } from "../../../rule.ts";

/** One word may be a name, or the one that a screen has taken over from another language. */
const FEWEST = 2;
const EXAMPLES = 3;
/** A line and its translation stand together. */
const PAIR_GAP_PX = 12;

const NO_LABELS: ReadonlySet<TextRole> = new Set<TextRole>(["body", "error", "helper"]);

const isPlain = (label: TextLayer): boolean => labelLanguage(wordsOf(label))?.isPlain ?? false;

interface Side {
  readonly labels: readonly TextLayer[];
  readonly isSure: boolean;
}

function side(labels: readonly TextLayer[]): Side {
  const different = new Set(labels.map((label) => lookupForm(wordsOf(label))));
  return { labels, isSure: different.size >= FEWEST && labels.some(isPlain) };
}

/** True when each label has one of the other language right above or below: a translation of it. */
function areTranslations(labels: readonly TextLayer[], others: readonly TextLayer[], frame: Frame): boolean {
  const isOther = new Set(others);
  return labels.every(({ node: { box } }) =>
    textIndex(frame)
      .touching({ ...box, y: box.y - PAIR_GAP_PX, height: box.height + 2 * PAIR_GAP_PX })
      .some((text) => isOther.has(text) && gapBetween(text.node.box, box).x < 0),
  );
}

/** Words of a kit that nobody has replaced yet are English on any screen. */
const isStandIn = (text: TextLayer): boolean => {
  const form = lookupForm(wordsOf(text));
  return (
    [AMBIGUOUS_TEXTS, DEFAULT_TEXTS, TITLE_TEXTS].some((texts) => texts.has(form)) ||
    (countWords(form) > 1 && form.split(" ").every((word) => GENERIC_WORDS.has(word)))
  );
};

const labelsOf = computed((frame: Frame): readonly TextLayer[] =>
  proseTexts(frame).filter(
    (text) =>
      !isSymbol(text) &&
      !CUSTOMARY_WORDS.has(lookupForm(wordsOf(text))) &&
      (isPlain(text) || !isStandIn(text)) &&
      !NO_LABELS.has(textRoles(frame).get(text) ?? "unknown") &&
      labelLanguage(wordsOf(text)) !== undefined,
  ),
);

/** The labels of both languages of a screen, those of the rarer one first; undefined where it has one. */
function bothLanguages(frame: Frame): readonly [readonly TextLayer[], readonly TextLayer[]] | undefined {
  const isEnglish = (text: TextLayer): boolean => labelLanguage(wordsOf(text))?.isEnglish ?? false;
  const english = side(labelsOf(frame).filter(isEnglish));
  const other = side(labelsOf(frame).filter((text) => !isEnglish(text)));
  if (!english.isSure || !other.isSure) return undefined;
  const [rare, usual] = [english, other]
    .map(({ labels }) => labels)
    .toSorted((a, b) => a.length - b.length) as [readonly TextLayer[], readonly TextLayer[]];
  return areTranslations(rare, usual, frame) ? undefined : [rare, usual];
}

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

/** One or two labels in a language that is not that of the screen: none where most is in one that only shares small words with ours. */
function foreignLabels(frame: Frame): readonly TextLayer[] {
  const own = frameLanguage(frame);
  const texts = proseTexts(frame);
  if (own === "unknown" || texts.length < FEWEST_OWN) return [];
  const foreign = texts.filter((text) => !isSymbol(text) && isForeign(text, own));
  const different = new Set(foreign.map((text) => lookupForm(wordsOf(text))));
  return different.size > 0 && different.size <= MOST_FOREIGN && isMostly(own, texts) ? foreign : [];
}

/** The plainest first: a word that every interface has shows best that it was not translated. */
const examples = (labels: readonly TextLayer[]): string =>
  examplesOf(
    labels.toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a))),
    EXAMPLES,
  );

export const twoLanguages = defineRule({
  id: "two-languages",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
  kinds: { label: { severity: "major" } },
  says: {
    en: {
      title: "Labels in two languages",
      problem: "This screen speaks two languages: “{usual}” and “{rare}”.",
      why: "People who know only one of them cannot tell what the other half does, and a screen reader pronounces it wrongly.",
      fix: "Write every label in the language of the people the screen is for, and keep the other one for a version of its own.",
      kinds: {
        label: {
          title: "Label in another language",
          problem: "“{rare}” is in another language than the rest of this screen.",
          why: "People who do not speak it cannot tell what the label does, and everyone can see that it was not translated.",
          fix: "Write it in the language of the screen, and look for other places that the translation has missed.",
        },
      },
    },
    fr: {
      title: "Libellés en deux langues",
      problem: "Cet écran parle deux langues : « {usual} » et « {rare} ».",
      why: "Quand on n’en connaît qu’une, on ne sait pas à quoi sert l’autre moitié, et un lecteur d’écran la prononce mal.",
      fix: "Écrivez tous les libellés dans la langue des personnes à qui l’écran s’adresse, et réservez l’autre à une version à part.",
      kinds: {
        label: {
          title: "Libellé dans une autre langue",
          problem: "« {rare} » n’est pas dans la langue du reste de l’écran.",
          why: "Sans parler cette langue, on ne sait pas à quoi sert ce libellé, et chacun voit qu’il n’a pas été traduit.",
          fix: "Écrivez-le dans la langue de l’écran, et cherchez ce que la traduction a pu oublier ailleurs.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, fail }) => {
    const both = bothLanguages(frame);
    if (both) {
      const [rare, usual] = both;
      return fail({ usual: examples(usual), rare: examples(rare) }, { layers: rare });
    }
    return foreignLabels(frame).map((layer) =>
      fail(
        { usual: frameLanguage(frame), rare: wordsOf(layer) },
        // The same word in two places was left out once.
        { kind: "label", layers: [layer], cause: lookupForm(wordsOf(layer)) },
      ),
    );
  },
});
