import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { proseTexts, wholeFrame } from "../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../perception/copy/text-roles.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { isSample } from "../../../../perception/copy/is-sample.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { countWords, excerpt } from "../../../../perception/text/language/prose.ts";
import { lineCount } from "../../../../perception/text/typography/text-style.ts";
import { type Severity, defineRule } from "../../../rule.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";

/**
 * The sentences of a text, also where the space after a full stop was forgotten; a line, an item of a list and what a
 * semicolon closes are sentences of their own.
 */
const sentencesIn = rememberedText((text): readonly string[] =>
  text
    .split(/(?<![.!?…])[.!?…]+(?=[\s"”»)]|$|(?<=\p{Ll}.)\p{Lu}\p{Ll})|[\n\u2028\u2029]+|\s[–—•]\s|;\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== ""),
);

interface Kind {
  /** How many words it may have, and from how many on it stops readers. */
  readonly words: { readonly most: number; readonly farTooMany: number };
  readonly partsOf: (layer: TextLayer, frame: Frame) => readonly string[];
}

const MOST_LINES = 8;

/** In fewer lines an eye keeps its place. */
function paragraphsOf(layer: TextLayer): readonly string[] {
  const { characters } = layer.node.text;
  const linesPerWord = lineCount(layer) / Math.max(1, countWords(characters));
  return characters
    .split(/[\n\u2028\u2029]/u)
    .filter((text) => Math.round(countWords(text) * linesPerWord) > MOST_LINES);
}

const KINDS = {
  sentence: {
    words: { most: 30, farTooMany: 40 },
    partsOf: ({ node }) => sentencesIn(node.text.characters),
  },
  /** More words take longer to read than people give a screen. */
  paragraph: { words: { most: 90, farTooMany: 90 }, partsOf: paragraphsOf },
  /** Guidelines say three or four words; an article is let pass, and in French, which has more of them, two. */
  button: {
    words: { most: 5, farTooMany: Infinity },
    partsOf: (layer, frame) => {
      const isButton = textRoles(frame).get(layer) === "button";
      const text = layer.node.text.characters;
      const isLong = isButton && (textLanguage(layer, frame) === "en" || countWords(text) > 6);
      return isLong ? [text] : [];
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

const isRead = (layer: TextLayer, frame: Frame): boolean =>
  textLanguage(layer, frame) !== "unknown" &&
  !isFiller(layer.node.text.characters) &&
  !isSample(layer, frame);

/** All parts of a kind on a screen that have too many words, the longest first. */
function tooLong(kind: keyof typeof KINDS, frame: Frame) {
  const { words, partsOf }: Kind = KINDS[kind];
  return proseTexts(frame)
    .filter((layer) => countWords(layer.node.text.characters) > words.most && isRead(layer, frame))
    .flatMap((layer) => partsOf(layer, frame).map((text) => ({ layer, text, words: countWords(text) })))
    .filter((part) => part.words > words.most)
    .toSorted((a, b) => b.words - a.words);
}

export const textTooLong = defineRule({
  id: "text-too-long",
  aspect: "copy",
  severity: "minor",
  judges: "copy",
  basis: "https://insidegovuk.blog.gov.uk/2014/08/04/sentence-length-why-25-words-is-our-limit/",
  kinds: {
    paragraph: {
      basis: "https://www.nngroup.com/articles/concise-scannable-and-objective-how-to-write-for-the-web/",
    },
    button: { basis: "https://carbondesignsystem.com/components/button/usage" },
  },
  says: {
    en: {
      title: "Text is too long",
      problem: "“{start}” has {words} words.",
      why: "People scan screens, and skip what takes long to read.",
      fix: "Say the same in fewer words, what matters most first.",
      kinds: {
        sentence: {
          title: "Sentence is too long",
          problem: "A sentence has {words} words: “{start}”.",
          why: "Beyond 25 words many readers lose the thread, most of all those who are tired or not native.",
          fix: "Split it: one idea a sentence, the most important one first.",
        },
        paragraph: {
          title: "Paragraph is too long",
          problem: "A paragraph has {words} words: “{start}”.",
          why: "People scan screens: a block of that length is skipped, and what stands in its middle is never read.",
          fix: "Split it, one thought a paragraph, or make a list of it; put what matters most first.",
        },
        button: {
          title: "Button label is long",
          problem: "The button “{start}” has {words} words; one to four are easy to take in.",
          why: "People read buttons at a glance, and long labels wrap on small screens and in other languages.",
          fix: "Keep the verb and its object in the button, and say the rest in the text beside it.",
        },
      },
    },
    fr: {
      title: "Texte trop long",
      problem: "« {start} » compte {words} mots.",
      why: "On parcourt un écran des yeux, et l’on saute ce qui est long à lire.",
      fix: "Dites la même chose en moins de mots, l’essentiel d’abord.",
      kinds: {
        sentence: {
          title: "Phrase trop longue",
          problem: "Une phrase compte {words} mots : « {start} ».",
          why: "Au-delà de 25 mots, beaucoup perdent le fil, surtout fatigués ou dans une langue étrangère.",
          fix: "Coupez-la : une idée par phrase, la plus importante d’abord.",
        },
        paragraph: {
          title: "Paragraphe trop long",
          problem: "Un paragraphe compte {words} mots : « {start} ».",
          why: "On parcourt un écran des yeux : un bloc aussi long est sauté, et ce qui se trouve au milieu n’est jamais lu.",
          fix: "Coupez-le, une idée par paragraphe, ou faites-en une liste, l’essentiel d’abord.",
        },
        button: {
          title: "Libellé de bouton trop long",
          problem: "Le bouton « {start} » compte {words} mots ; un à quatre se lisent d’un coup d’œil.",
          why: "Un bouton se lit très vite, et un long libellé passe à la ligne sur petit écran ou une fois traduit.",
          fix: "Gardez le verbe et son objet dans le bouton, et dites le reste dans le texte voisin.",
        },
      },
    },
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, fail }) =>
    (["sentence", "paragraph", "button"] as const).flatMap((kind) => {
      const found = tooLong(kind, frame);
      const [longest] = found;
      if (!longest) return [];
      const severity: Severity = longest.words > KINDS[kind].words.farTooMany ? "minor" : "suggestion";
      const layers = [...new Set(found.map(({ layer }) => layer))];
      return fail({ words: longest.words, start: excerpt(longest.text) }, { kind, severity, layers });
    }),
});
