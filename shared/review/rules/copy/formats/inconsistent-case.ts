import { LANGUAGES } from "../../../../i18n/language.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import { mayBe } from "../../../../perception/text/language/language.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { textsWithRole, type TextRole } from "../../../../perception/copy/text-roles.ts";
import { styleOf } from "../../../../perception/text/typography/text-style.ts";
import { letterCase, type LetterCase } from "../../../../perception/text/formats/letter-case.ts";
import { oddInRows } from "./facts-behind/row-capitals.ts";
import { oddCapitals, tellingWord } from "./facts-behind/odd-capitals.ts";
import { isCommonWord } from "../../../spelling/words.ts";
import { likeCase } from "../../../fixes/words/like-case.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

const ROLES: readonly TextRole[] = ["button", "nav", "heading"];
const FEWEST_SAMPLES = 4;
const MAJORITY = 0.75;

interface Sample {
  readonly layer: TextLayer;
  readonly letterCase: LetterCase;
}

interface Odd {
  readonly odd: readonly TextLayer[];
  readonly usual: readonly TextLayer[];
  /** How many different texts follow the rule. */
  readonly usualCount: number;
  /** They stand side by side, where everybody sees it. */
  readonly isInRow?: true;
}

const layersOf = (samples: readonly Sample[], wanted: LetterCase): readonly TextLayer[] =>
  samples.filter((sample) => sample.letterCase === wanted).map(({ layer }) => layer);

const differentTexts = (layers: readonly TextLayer[]): number => new Set(layers.map(wordsOf)).size;

const samplesIn = (layers: readonly TextLayer[]): readonly Sample[] =>
  layers.flatMap((layer) => {
    const found = letterCase(wordsOf(layer));
    return found ? [{ layer, letterCase: found }] : [];
  });

/** Longer texts are sentences, whatever the labels look like. */
const LONGEST_LABEL_WORDS = 6;
const FEWEST_ON_SCREEN = 6;
const MAJORITY_ON_SCREEN = 0.85;

const mayBeSample = (text: TextLayer, frame: Frame): boolean =>
  mayBe("en", text, frame) && !text.node.text.runs.some((run) => run.case);

/** The rule that nearly all short texts of a screen follow; undefined where there are too few, or two rules. */
const screenCase = computed((frame: Frame): LetterCase | undefined => {
  const labels = copyTexts(frame).filter(
    (text) => mayBeSample(text, frame) && countWords(wordsOf(text)) <= LONGEST_LABEL_WORDS,
  );
  const samples = samplesIn(labels);
  const counts = (["sentence", "title"] as const).map((one) => differentTexts(layersOf(samples, one)));
  const [sentence = 0, title = 0] = counts;
  if (sentence + title < FEWEST_ON_SCREEN) return undefined;
  if (Math.max(sentence, title) < MAJORITY_ON_SCREEN * (sentence + title)) return undefined;
  return sentence > title ? "sentence" : "title";
});

/** Too few to tell by themselves which of them is odd: the rest of the screen tells. */
function findOddOnScreen(layers: readonly TextLayer[], frame: Frame): Odd | undefined {
  const usualCase = screenCase(frame);
  if (!usualCase) return undefined;
  const samples = samplesIn(layers);
  const usual = layersOf(samples, usualCase);
  const odd = layersOf(samples, usualCase === "title" ? "sentence" : "title");
  const usualCount = differentTexts(usual);
  return odd.length > 0 && differentTexts(odd) <= usualCount ? { odd, usual, usualCount } : undefined;
}

/** The texts that leave the rule of the others; a text that is repeated counts once. */
function findOdd(layers: readonly TextLayer[]): Odd | undefined {
  const samples = samplesIn(layers);
  const [sentence, title] = [layersOf(samples, "sentence"), layersOf(samples, "title")];
  const [usual, odd] =
    differentTexts(sentence) >= differentTexts(title) ? [sentence, title] : [title, sentence];
  const [most, least] = [differentTexts(usual), differentTexts(odd)];
  const isClear = least > 0 && most + least >= FEWEST_SAMPLES && most / (most + least) >= MAJORITY;
  return isClear ? { odd, usual, usualCount: most } : undefined;
}

/** Texts that should look alike: of one role, and headings of one size. */
function groupsIn(frame: Frame): readonly (readonly TextLayer[])[] {
  const groups = new Map<string, TextLayer[]>();
  for (const role of ROLES)
    for (const text of textsWithRole(frame, role)) {
      if (!mayBeSample(text, frame)) continue;
      const key = role === "heading" ? `heading ${styleOf(text).sizePx}` : role;
      const group = groups.get(key);
      if (group) group.push(text);
      else groups.set(key, [text]);
    }
  return [...groups.values()];
}

/** A name may be written as it likes: only plain words are held to the capitals of their equals. */
function isPlainWord(text: TextLayer): boolean {
  const word = tellingWord(text).toLowerCase();
  return LANGUAGES.some((language) => isCommonWord(word, language));
}

const oddPeers = (frame: Frame): readonly Odd[] =>
  oddCapitals(frame)
    .filter(({ text, way }) => way === "first" || isPlainWord(text))
    .map(({ text, usual, others }) => ({ odd: [text], usual: [usual], usualCount: others }));

const isInCapitals = (text: TextLayer): boolean => !/\p{Ll}/u.test(wordsOf(text));

const oddBeside = (frame: Frame): readonly Odd[] =>
  oddInRows(frame)
    .filter(({ odd }) => !isInCapitals(odd) || isPlainWord(odd))
    .map(({ odd, usual, others }) => ({ odd: [odd], usual: [usual], usualCount: others, isInRow: true }));

/** The odd texts; one that is odd in its row, or among all of its role, is not told again among its peers. */
function oddIn(frame: Frame): readonly Odd[] {
  const inRows = oddBeside(frame);
  const ofRoles = groupsIn(frame).flatMap((group) => findOdd(group) ?? findOddOnScreen(group, frame) ?? []);
  const said = new Set(inRows.flatMap(({ odd }) => odd.map(wordsOf)));
  const found = [...inRows];
  for (const one of [...ofRoles, ...oddPeers(frame)]) {
    if (one.odd.some((text) => said.has(wordsOf(text)))) continue;
    for (const text of one.odd) said.add(wordsOf(text));
    found.push(one);
  }
  return found;
}

export const inconsistentCase = defineRule({
  id: "inconsistent-case",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/capitalization",
  yieldsTo: ["placeholder-copy"],
  says: {
    en: {
      title: "Capitals used inconsistently",
      problem:
        "“{odd}” is capitalised differently from “{usual}”, a label of its kind (labels written like that: {usualCount}).",
      why: "Labels of one kind that follow two rules look unfinished and make people doubt they are alike.",
      fix: "Write it with the capitals that the others have.",
    },
    fr: {
      title: "Majuscules incohérentes",
      problem:
        "« {odd} » ne suit pas les majuscules de « {usual} », un libellé du même type (libellés écrits ainsi : {usualCount}).",
      why: "Des libellés de même nature écrits de deux façons donnent une impression d’inachevé, et l’on se demande s’ils vont ensemble.",
      fix: "Écrivez-le avec les mêmes majuscules que les autres.",
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) =>
    oddIn(frame).map(({ odd, usual, usualCount, isInRow }) =>
      fail(
        {
          odd: excerpt(wordsOf(odd[0] as TextLayer)),
          usual: excerpt(wordsOf(usual[0] as TextLayer)),
          usualCount,
        },
        {
          layers: isInRow ? [...odd, ...usual] : odd,
          ...(isInRow && { severity: "minor" as const }),
          mend: () => rewriteAll(odd, (text) => likeCase(text, wordsOf(usual[0] as TextLayer))),
        },
      ),
    ),
});
