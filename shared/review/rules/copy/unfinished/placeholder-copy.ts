import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { quoteAround } from "../../../../perception/text/formats/quote-around.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { countWords, examplesOf, lookupForm, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { defaultTexts, FILLER_WORDS, leftovers, standIns } from "./facts-behind/unwritten-texts.ts";

const TITLE_WORDS: ReadonlySet<string> = new Set(["title", "titre", "heading"]);

/** The “Page title” of a screen whose words are real otherwise may be meant to stay: that of a kit, or of a template. */
function mayBeOfKit(layers: readonly TextLayer[]): boolean {
  const [only, ...others] = layers;
  const form = only && others.length === 0 ? lookupForm(wordsOf(only)) : "";
  return !isFiller(form) && form.split(" ").some((word) => TITLE_WORDS.has(word));
}

const FEWEST_OF_DRAFT = 6;

/** Where paragraphs alone, or so many words, are still to come, the makers know: each such screen says so as calmly. */
const isDraft = (defaults: readonly TextLayer[], paragraphs: readonly TextLayer[]): boolean =>
  defaults.every((text) => isFiller(wordsOf(text))) || defaults.length + paragraphs.length >= FEWEST_OF_DRAFT;

/** Shorter texts are labels and names: they are there before the copy is. */
const FEWEST_WORDS_OF_COPY = 5;

/** The copy of a screen is written when more of it is than is not: only then was something forgotten. */
function isMostlyWritten(unwritten: readonly TextLayer[], frame: Frame): boolean {
  const left = new Set(unwritten);
  const written = copyTexts(frame).filter((text) => countWords(wordsOf(text)) >= FEWEST_WORDS_OF_COPY);
  return written.filter((text) => !left.has(text)).length > left.size;
}

/** An article is written when its page is done. */
const isArticle = (text: TextLayer): boolean => countWords(wordsOf(text)) > FILLER_WORDS.most;

export const placeholderCopy = defineRule({
  id: "placeholder-copy",
  aspect: "copy",
  severity: "major",
  certainty: "likely",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  kinds: { "stand-in": { severity: "minor" } },
  says: {
    en: {
      title: "Placeholder copy left in",
      problem: "Default or filler texts are still on this screen ({count}): {text}",
      why: "A screen in lorem ipsum can be neither judged nor tested, and the real words are often longer.",
      fix: "Write the real copy, with the longest realistic words, and look at the layout again.",
      kinds: {
        leftover: {
          title: "Note, test text or variable left in",
          problem: "“{text}” holds words that nobody is meant to read.",
          why: "The screen looks broken, and the real words may be longer.",
          fix: "Write the real words, or an example of them: a name, a number, a sentence.",
        },
        "stand-in": {
          title: "Words still to be written",
          problem: "Lorem ipsum or default words stand in their place ({count}): {text}",
          why: "Nobody can judge what is offered, nor how long the text will be, before the real words are there.",
          fix: "Write a first version of the real words, about as long as they will be, and look at the layout again.",
        },
      },
    },
    fr: {
      title: "Textes par défaut oubliés",
      problem: "Des textes par défaut ou de remplissage sont encore à l’écran ({count}) : {text}",
      why: "Un écran en lorem ipsum ne peut être ni jugé ni testé, et les vrais mots sont souvent plus longs.",
      fix: "Écrivez les vrais textes, avec les mots les plus longs possibles, puis revoyez la mise en page.",
      kinds: {
        leftover: {
          title: "Note, essai ou variable oubliés",
          problem: "« {text} » contient des mots que personne n’est censé lire.",
          why: "L’écran semble en panne, et les vrais mots seront peut-être plus longs.",
          fix: "Écrivez les vrais mots, ou un exemple : un nom, un nombre, une phrase.",
        },
        "stand-in": {
          title: "Textes encore à écrire",
          problem: "Du lorem ipsum ou des mots par défaut y tiennent leur place ({count}) : {text}",
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
        { kind: "leftover", layers: [layer], cause },
      );
    });
    const [paragraphs, defaults] = [standIns(frame), defaultTexts(frame)];
    // All that is still to be written is one thing to do.
    const layers = [...defaults, ...paragraphs];
    if (layers.length === 0) return left;
    const mayStay = defaults.length > 0 && (mayBeOfKit(layers) || layers.every(isArticle));
    const kind = isDraft(defaults, paragraphs) ? "stand-in" : undefined;
    const isKnown = mayStay || (kind && !isMostlyWritten(layers, frame));
    const evidence = { text: examplesOf(layers), count: layers.length };
    return [
      ...left,
      fail(evidence, { layers, ...(kind && { kind }), ...(isKnown && { severity: "suggestion" }) }),
    ];
  },
});
