import type { TextLayer } from "../../../../perception/frame/frame.ts";
import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { excerpt, isUserWritten } from "../../../../perception/text/language/prose.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";

/** Small words that no sentence has twice in a row ('that that' and 'nous nous' are fine). */
const DOUBLED_WORD =
  /(?<![\p{L}-])(the|and|of|to|for|with|our|your|a|an|from|by|at|this|or|as|be|will|can|we|are|le|les|des|du|de|un|une|et|pour|avec|dans|à|au|aux|sur|par|ce|cette|votre|notre) \1(?![\p{L}\p{N}'’-])/iu;

const SHORTEST_PHRASE = 10;

/** A ticker repeats its phrase on purpose, in capitals or with a mark between. */
const isTicker = (phrase: string): boolean => /[•·|*—–✦★→-]\s*$/u.test(phrase) || !/\p{Ll}/u.test(phrase);

/** The phrase that a text consists of when it was pasted twice or more, the last time perhaps cut off. */
function pastedPhrase(text: string): string | undefined {
  const again = text.indexOf(text.slice(0, SHORTEST_PHRASE), SHORTEST_PHRASE);
  if (again === -1) return undefined;
  const phrase = text.slice(0, again);
  if (text.length < again + phrase.trimEnd().length) return undefined;
  const isRepetition = phrase.repeat(Math.ceil(text.length / again)).startsWith(text);
  return isRepetition && /\p{L}{3}/u.test(phrase) && !isTicker(phrase) ? phrase.trim() : undefined;
}

function repetitionIn({ node }: TextLayer): string | undefined {
  const text = node.text.characters.replace(/\s+/g, " ").trim();
  return pastedPhrase(text) ?? DOUBLED_WORD.exec(text)?.[0];
}

function saidOnce({ node }: TextLayer): string {
  const text = node.text.characters;
  return pastedPhrase(text.replace(/\s+/g, " ").trim()) ?? text.replace(DOUBLED_WORD, "$1");
}

export const repeatedWords = defineRule({
  id: "repeated-words",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://credibility.stanford.edu/guidelines/index.html",
  yieldsTo: ["leftover-text", "stand-in-text", "placeholder-copy"],
  says: {
    en: {
      title: "Words repeated by mistake",
      problem: "A text repeats itself: “{text}”.",
      why: "Small slips such as this one make people trust a product less.",
      fix: "Delete the repetition.",
    },
    fr: {
      title: "Mots répétés par erreur",
      problem: "Un texte se répète : « {text} ».",
      why: "Les petites erreurs de ce genre font perdre confiance dans un produit.",
      fix: "Supprimez la répétition.",
    },
  },
  applies: (frame) => writtenTexts(frame).filter(({ node }) => !isFiller(node.text.characters)),
  check: (layer, { pass, fail }) => {
    const text = repetitionIn(layer);
    return text === undefined
      ? pass()
      : fail(
          { text: excerpt(text) },
          {
            mend: () => wordChange(layer, saidOnce(layer)),
            ...(isUserWritten(layer) && { severity: "suggestion" }),
          },
        );
  },
});
