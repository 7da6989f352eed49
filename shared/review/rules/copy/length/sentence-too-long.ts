import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { countWords, excerpt } from "../../../../perception/text/language/prose.ts";
import { sentencesIn } from "../../../../perception/text/language/sentences.ts";
import { defineRule } from "../../../rule.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";

const MOST_WORDS = 30;

interface Sentence {
  readonly layer: TextLayer;
  readonly text: string;
  readonly words: number;
}

const sentencesOf = (layer: TextLayer): readonly Sentence[] =>
  sentencesIn(layer.node.text.characters).map((text) => ({ layer, text, words: countWords(text) }));

const isCopy = (layer: TextLayer, frame: Frame): boolean =>
  textLanguage(layer, frame) !== "unknown" && !isFiller(layer.node.text.characters);

/** All sentences of a screen that are too long, the longest first. */
const longSentences = (frame: Frame): readonly Sentence[] =>
  proseTexts(frame)
    .filter((layer) => countWords(layer.node.text.characters) > MOST_WORDS && isCopy(layer, frame))
    .flatMap(sentencesOf)
    .filter(({ words }) => words > MOST_WORDS)
    .toSorted((a, b) => b.words - a.words);

export const sentenceTooLong = defineRule({
  id: "sentence-too-long",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/",
  says: {
    en: {
      title: "Sentence is too long",
      problem: "A sentence has {words} words: “{start}” (over 30 words on this screen: {count}).",
      why: "Beyond 25 words many readers lose the thread, most of all those who are tired or not native.",
      fix: "Split it: one idea a sentence, the most important one first.",
    },
    fr: {
      title: "Phrase trop longue",
      problem: "Une phrase compte {words} mots : « {start} » (plus de 30 mots sur cet écran : {count}).",
      why: "Au-delà de 25 mots, beaucoup perdent le fil, surtout fatigués ou dans une langue étrangère.",
      fix: "Coupez-la : une idée par phrase, la plus importante d’abord.",
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const found = longSentences(frame);
    const [longest] = found;
    if (!longest) return pass();
    const layers = [...new Set(found.map(({ layer }) => layer))];
    return fail({ words: longest.words, start: excerpt(longest.text), count: found.length }, { layers });
  },
});
