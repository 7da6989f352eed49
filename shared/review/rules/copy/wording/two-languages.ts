import { gapBetween } from "../../../../scene/geometry.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
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
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts.html",
  says: {
    en: {
      title: "Labels in two languages",
      problem: "This screen speaks two languages: “{usual}” and “{rare}”.",
      why: "People who know only one of them cannot tell what the other half does, and a screen reader pronounces it wrongly.",
      fix: "Write every label in the language of the people the screen is for, and keep the other one for a version of its own.",
    },
    fr: {
      title: "Libellés en deux langues",
      problem: "Cet écran parle deux langues : « {usual} » et « {rare} ».",
      why: "Quand on n’en connaît qu’une, on ne sait pas à quoi sert l’autre moitié, et un lecteur d’écran la prononce mal.",
      fix: "Écrivez tous les libellés dans la langue des personnes à qui l’écran s’adresse, et réservez l’autre à une version à part.",
    },
  },
  applies: (frame) => wholeFrame(frame, labelsOf(frame)),
  check: (_, { frame, pass, fail }) => {
    const both = bothLanguages(frame);
    if (!both) return pass();
    const [rare, usual] = both;
    return fail({ usual: examples(usual), rare: examples(rare) }, { layers: rare });
  },
});
