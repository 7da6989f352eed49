import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isSketch } from "../../../../perception/parts/is-sketch.ts";
import { quoteAround } from "../../../../perception/text/formats/quote-around.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import {
  countWords,
  examplesOf,
  excerpt,
  lookupForm,
  wordsOf,
} from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { defaultTexts, FILLER_WORDS, leftovers, standIns } from "./facts-behind/unwritten-texts.ts";

const TITLE_WORDS: ReadonlySet<string> = new Set(["title", "titre", "heading"]);

/** The “Page title” of a screen whose words are real otherwise may be meant to stay: that of a kit, or of a template. */
function mayBeOfKit(layers: readonly TextLayer[]): boolean {
  const [only, ...others] = layers;
  const form = only && others.length === 0 ? lookupForm(wordsOf(only)) : "";
  return !isFiller(form) && form.split(" ").some((word) => TITLE_WORDS.has(word));
}

const OF_DRAFT = { fewest: 6, share: 1 / 3 };

/** Where so many words are still to come, the makers know. */
const isDraft = (layers: readonly TextLayer[], frame: Frame): boolean =>
  layers.length >= OF_DRAFT.fewest && layers.length >= OF_DRAFT.share * copyTexts(frame).length;

/** On a sketch all words stand for others. */
const isOfSketch = (layers: readonly TextLayer[], frame: Frame): boolean =>
  isSketch(frame) && layers.every((layer) => isFiller(wordsOf(layer)));

/** An article is written when its page is done. */
const isArticle = (text: TextLayer): boolean => countWords(wordsOf(text)) > FILLER_WORDS.most;

export const placeholderCopy = defineRule({
  id: "placeholder-copy",
  aspect: "copy",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  bases: {
    leftover: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
    "stand-in": "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  },
  says: {
    en: {
      title: "Placeholder copy left in",
      problem: "Default or filler texts are still on this screen ({count}): {text}",
      why: "A screen cannot be judged or tested without its real words, and those are often longer.",
      fix: "Write the real copy, with the longest realistic words, and look at the layout again.",
      by: {
        leftover: {
          title: "Note, test text or variable left in",
          problem: "“{text}” holds words that nobody is meant to read.",
          why: "The screen looks broken, and the real words may be longer.",
          fix: "Write the real words, or an example of them: a name, a number, a sentence.",
        },
        "stand-in": {
          title: "Lorem ipsum or placeholder left in",
          problem: "“{text}” stands where people will read the real words (texts: {count}).",
          why: "Nobody can judge what is offered, nor how long the text will be, before the real words are there.",
          fix: "Write a first version of the real words, about as long as they will be, and look at the layout again.",
        },
      },
    },
    fr: {
      title: "Textes par défaut oubliés",
      problem: "Des textes par défaut ou de remplissage sont encore à l’écran ({count}) : {text}",
      why: "Un écran ne peut être ni jugé ni testé sans ses vrais mots, et ceux-ci sont souvent plus longs.",
      fix: "Écrivez les vrais textes, avec les mots les plus longs possibles, puis revoyez la mise en page.",
      by: {
        leftover: {
          title: "Note, essai ou variable oubliés",
          problem: "« {text} » contient des mots que personne n’est censé lire.",
          why: "L’écran semble en panne, et les vrais mots seront peut-être plus longs.",
          fix: "Écrivez les vrais mots, ou un exemple : un nom, un nombre, une phrase.",
        },
        "stand-in": {
          title: "Faux texte oublié",
          problem: "« {text} » occupe la place des mots que l’on lira (textes : {count}).",
          why: "Sans les vrais mots, personne ne peut juger ce qui est proposé, ni la longueur que prendra le texte.",
          fix: "Écrivez une première version des vrais mots, à peu près aussi longue, puis revoyez la mise en page.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) => {
    const left = [...leftovers(frame)].map(([layer, place]) => {
      const { characters } = layer.node.text;
      const cause = wordsOf(layer).slice(place.at, place.at + place.length);
      return fail(
        { text: quoteAround(characters.trim(), place), count: 1 },
        { by: "leftover", layers: [layer], cause },
      );
    });
    const [paragraphs, defaults] = [standIns(frame), defaultTexts(frame)];
    const [paragraph] = paragraphs;
    if (paragraph && defaults.length === 0)
      return [
        ...left,
        fail(
          { text: excerpt(wordsOf(paragraph)), count: paragraphs.length },
          {
            by: "stand-in",
            layers: paragraphs,
            severity: isOfSketch(paragraphs, frame) ? "suggestion" : "minor",
          },
        ),
      ];
    // All that is still to be written is one thing to do.
    const layers = [...defaults, ...paragraphs];
    const isMild =
      mayBeOfKit(layers) || isDraft(layers, frame) || isOfSketch(layers, frame) || layers.every(isArticle);
    const usual = fail(
      { text: examplesOf(layers), count: layers.length },
      { layers, ...(isMild && { severity: "suggestion" }) },
    );
    return layers.length > 0 ? [...left, usual] : left;
  },
});
