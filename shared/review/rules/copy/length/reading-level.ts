import { syllable } from "syllable";
import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { computed } from "../../../../perception/frame/computed.ts";
import type { Frame, Layer, TextLayer } from "../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { countWords, excerpt, wordsOf } from "../../../../perception/text/language/prose.ts";
import { sentencesIn } from "../../../../perception/text/language/sentences.ts";
import { defineRule } from "../../../rule.ts";

/** The counts that the formulas of reading ease need. */
interface Counts {
  readonly words: number;
  readonly syllables: number;
}

/** Longer strings are no words, and to count their syllables would take long. */
const LONGEST_WORD = 60;

const countIn = rememberedText((sentence): Counts => {
  const words = sentence.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return {
    words: words.length,
    syllables: words.reduce((sum, word) => sum + Math.max(1, syllable(word.slice(0, LONGEST_WORD))), 0),
  };
});

/** How hard English sentences are to read. */
interface ReadingGrade {
  readonly words: number;
  /** Years of school that they need (Flesch–Kincaid). */
  readonly grade: number;
  /** From 0, very hard, to 100, very easy (Flesch). */
  readonly ease: number;
}

/** Kincaid et al., Derivation of new readability formulas, 1975: https://stars.library.ucf.edu/istlibrary/56/ */
function readingGrade(sentences: readonly string[]): ReadingGrade {
  const counts = sentences.map(countIn);
  const words = counts.reduce((sum, one) => sum + one.words, 0);
  const syllables = counts.reduce((sum, one) => sum + one.syllables, 0);
  const [sentenceLength, wordLength] = [words / sentences.length, syllables / words];
  return {
    words,
    grade: 0.39 * sentenceLength + 11.8 * wordLength - 15.59,
    ease: 206.835 - 1.015 * sentenceLength - 84.6 * wordLength,
  };
}

/** Less says too little about how a screen is written. */
const FEWEST = { words: 100, sentences: 3 };

/** Beyond school, and by the other measure as hard as an academic paper. */
const HARD = { grade: 14, ease: 30 };

const FEWEST_WORDS_OF_SENTENCE = 4;

/** Labels and headings are no sentences, and have long words for good reasons. */
const isRunning = (text: string): boolean => /[.!?…]["”)]?$/u.test(text) && countWords(text) >= 8;

interface Sentence {
  readonly layer: TextLayer;
  readonly text: string;
}

/** The sentences that people read on the screen in English. */
const proseSentences = computed((frame: Frame): readonly Sentence[] =>
  proseTexts(frame)
    .filter(
      (layer) =>
        isRunning(wordsOf(layer)) &&
        textLanguage(layer, frame) === "en" &&
        !isFiller(layer.node.text.characters),
    )
    .flatMap((layer) => sentencesIn(wordsOf(layer)).map((text) => ({ layer, text })))
    .filter(({ text }) => countWords(text) >= FEWEST_WORDS_OF_SENTENCE),
);

const gradeOf = (sentences: readonly Sentence[]) => readingGrade(sentences.map(({ text }) => text));

function isEnough(frame: Frame): boolean {
  const sentences = proseSentences(frame);
  return sentences.length >= FEWEST.sentences && gradeOf(sentences).words >= FEWEST.words;
}

const byHardness = (a: Sentence, b: Sentence): number => gradeOf([b]).grade - gradeOf([a]).grade;

export const readingLevel = defineRule({
  id: "reading-level",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "language",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html",
  says: {
    en: {
      title: "Hard to read",
      problem:
        "The sentences of this screen reach {ease} of 100 for reading ease (words: {words}). The hardest: “{sentence}”.",
      why: "Below 30 a text is as hard as an academic paper: most people skim it, and miss what it says.",
      fix: "Write shorter words and shorter sentences, the hardest first. Explain the terms that have to stay.",
    },
    fr: {
      title: "Difficile à lire",
      problem:
        "Les phrases de cet écran obtiennent {ease} sur 100 en facilité de lecture (mots : {words}). La plus difficile : « {sentence} ».",
      why: "Au-dessous de 30, un texte est aussi difficile qu’un article scientifique : on le survole, et l’essentiel échappe.",
      fix: "Choisissez des mots et des phrases plus courts, en commençant par la plus difficile. Expliquez les termes qui doivent rester.",
    },
  },
  applies: (frame): readonly Layer[] => (isEnough(frame) ? [frame.root] : []),
  check: (_, { frame, pass, fail }) => {
    const sentences = proseSentences(frame);
    const { words, grade, ease } = gradeOf(sentences);
    const [hardest] = sentences.toSorted(byHardness);
    if (!hardest || grade <= HARD.grade || ease >= HARD.ease) return pass();
    const layers = [hardest, ...sentences].map(({ layer }) => layer);
    return fail(
      { ease: Math.max(0, Math.round(ease)), words, sentence: excerpt(hardest.text, 100) },
      { layers: [...new Set(layers)] },
    );
  },
});
