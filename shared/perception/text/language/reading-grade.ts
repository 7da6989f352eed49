import { syllable } from "syllable";
import { rememberedText } from "../../frame/remembered-text.ts";

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
export interface ReadingGrade {
  readonly words: number;
  /** Years of school that they need (Flesch–Kincaid). */
  readonly grade: number;
  /** From 0, very hard, to 100, very easy (Flesch). */
  readonly ease: number;
}

/** Kincaid et al., Derivation of new readability formulas, 1975: https://stars.library.ucf.edu/istlibrary/56/ */
export function readingGrade(sentences: readonly string[]): ReadingGrade {
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
