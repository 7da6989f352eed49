import { copyTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { quoteAround } from "../../../../perception/text/formats/quote-around.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { countWords, examplesOf, wordsOf } from "../../../../perception/text/language/prose.ts";
import { defineRule } from "../../../rule.ts";
import { defaultTexts, leftovers, standIns } from "./facts-behind/unwritten-texts.ts";

/** So many notes, variables and buttons called “Button” are the notation of a template, and none was left in. */
const FEWEST_OF_TEMPLATE = 3;

/** “Button” on a button, where no filler shows a draft: that one was forgotten. */
function forgotten(unwritten: readonly TextLayer[], frame: Frame): readonly TextLayer[] {
  const onButtons = unwritten.filter((text) => textRoles(frame).get(text) === "button");
  const isDraft = onButtons.length >= FEWEST_OF_TEMPLATE || unwritten.some((text) => isFiller(wordsOf(text)));
  return isDraft ? [] : onButtons;
}

/** Filler is at most such a part of a finished screen’s texts, and of their words: of a draft it is most of what there is to read. */
const LEFT_IN = { textShare: 0.2, wordShare: 0.4 };

/** A page may speak of the filler of another. */
const IN_QUOTES = /^[“«„"‘]/u;

/** True of filler that was left in where nearly all other copy is written; false in a draft. */
function isLeftBehind(unwritten: readonly TextLayer[], frame: Frame): boolean {
  const isAllFiller = unwritten.every((text) => isFiller(wordsOf(text)) && !IN_QUOTES.test(wordsOf(text)));
  const all = copyTexts(frame);
  const count = (texts: readonly TextLayer[]) =>
    texts.reduce((sum, text) => sum + countWords(wordsOf(text)), 0);
  return (
    isAllFiller &&
    unwritten.length <= LEFT_IN.textShare * all.length &&
    count(unwritten) <= LEFT_IN.wordShare * count(all)
  );
}

export const placeholderCopy = defineRule({
  id: "placeholder-copy",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html",
  kinds: { leftover: { severity: "major" }, unfinished: { severity: "major" } },
  says: {
    en: {
      title: "Placeholder copy left in",
      problem: "Default or filler texts are still on this screen ({count}): {text}",
      why: "A screen in lorem ipsum can be neither judged nor tested, and the real words are often longer.",
      fix: "Write the real copy, with the longest realistic words, and look at the layout again.",
      kinds: {
        leftover: {
          title: "Words left in that nobody should read",
          problem: "“{text}” is a note, a test, a variable or the name of a part, and no words for people.",
          why: "The screen looks broken, and the real words may be longer.",
          fix: "Write the real words, or an example of them: a name, a number, a sentence.",
        },
        unfinished: {
          title: "Filler left beside finished copy",
          problem: "All other copy here is written, and this is still filler ({count}): {text}",
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
        unfinished: {
          title: "Faux texte oublié parmi les vrais",
          problem: "Tous les autres textes sont écrits, et ceci n’est que du remplissage ({count}) : {text}",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, copyTexts(frame)),
  check: (_, { frame, fail }) => {
    const isTemplate = leftovers(frame).size >= FEWEST_OF_TEMPLATE;
    const parts = isTemplate ? [] : forgotten([...defaultTexts(frame), ...standIns(frame)], frame);
    const left = [
      ...(isTemplate ? [] : leftovers(frame)),
      ...parts.map((layer) => [layer, { at: 0, length: wordsOf(layer).length }] as const),
    ].map(([layer, place]) => {
      const { characters } = layer.node.text;
      const cause = wordsOf(layer).slice(place.at, place.at + place.length);
      return fail(
        { text: quoteAround(characters.trim(), place), count: 1 },
        { kind: "leftover", layers: [layer], cause },
      );
    });
    // All that is still to be written is one thing to do, and who draws a draft knows of it.
    const layers = [
      ...defaultTexts(frame),
      ...standIns(frame),
      ...(isTemplate ? leftovers(frame).keys() : []),
    ].filter((text) => !parts.includes(text));
    if (layers.length === 0) return left;
    const kind = isLeftBehind(layers, frame) ? ({ kind: "unfinished" } as const) : {};
    return [...left, fail({ text: examplesOf(layers), count: layers.length }, { layers, ...kind })];
  },
});
