import { proseTexts } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { countWords, excerpt } from "../../../../perception/text/language/prose.ts";
import { lineCount } from "../../../../perception/text/typography/text-style.ts";
import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { defineRule } from "../../../rule.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";

/** More words take longer to read than people give a screen; in more lines an eye loses its place. */
const MOST = { words: 90, lines: 8 };

interface Paragraph {
  readonly text: string;
  readonly words: number;
}

/** The paragraph of a text with the most words; an empty or a broken line ends one. */
const longestIn = ({ node }: TextLayer): Paragraph =>
  node.text.characters
    .split(/[\n\u2028\u2029]/u)
    .map((text) => ({ text, words: countWords(text) }))
    .reduce((longest, one) => (one.words > longest.words ? one : longest), { text: "", words: 0 });

/** How many lines of a text belong to one of its paragraphs, by its share of the words. */
const linesOf = (layer: TextLayer, { words }: Paragraph): number =>
  Math.round((lineCount(layer) * words) / Math.max(1, countWords(layer.node.text.characters)));

export const paragraphTooLong = defineRule({
  id: "paragraph-too-long",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.nngroup.com/articles/concise-scannable-and-objective-how-to-write-for-the-web/",
  says: {
    en: {
      title: "Paragraph is too long",
      problem: "A paragraph has {words} words in {lines} lines: “{start}”.",
      why: "People scan screens: a block of that length is skipped, and what stands in its middle is never read.",
      fix: "Split it, one thought a paragraph, or make a list of it; put what matters most first.",
    },
    fr: {
      title: "Paragraphe trop long",
      problem: "Un paragraphe compte {words} mots sur {lines} lignes : « {start} ».",
      why: "On parcourt un écran des yeux : un bloc aussi long est sauté, et ce qui se trouve au milieu n’est jamais lu.",
      fix: "Coupez-le, une idée par paragraphe, ou faites-en une liste, l’essentiel d’abord.",
    },
  },
  applies: (frame) =>
    proseTexts(frame).filter(
      (text) =>
        countWords(text.node.text.characters) > MOST.words &&
        textLanguage(text, frame) !== "unknown" &&
        !isFiller(text.node.text.characters),
    ),
  check: (layer, { pass, fail }) => {
    const longest = longestIn(layer);
    const lines = linesOf(layer, longest);
    if (longest.words <= MOST.words || lines <= MOST.lines) return pass();
    return fail({ words: longest.words, lines, start: excerpt(longest.text) });
  },
});
