import { wholeFrame, writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../perception/frame/remembered-text.ts";
import { quoteAround, type TextStretch } from "../../../../perception/text/formats/quote-around.ts";
import { isFiller } from "../../../../perception/text/language/is-filler.ts";
import { SENTENCE_OPENERS } from "../../../../standards/copy/small-words.ts";
import { list } from "../../../../standards/list.ts";
import { rewriteAll } from "../../../fixes/set-values.ts";
import { untilRight } from "../../../fixes/words/until-right.ts";
import { isWord, isWordOfAny } from "../../../spelling/words.ts";
import { defineRule } from "../../../rule.ts";

type Glued = readonly [first: string, second: string];

interface Joint {
  readonly pattern: RegExp;
  /** Tells glued words from a name, an address or a file. */
  readonly areGlued: (words: Glued) => boolean;
  /** How many of the letters found stand before the space that is missing. */
  readonly cut: (words: Glued) => number;
}

const WHOLE = "(?<![\\p{L}\\p{N}.@/\\\\_-])";
const ENDS = "(?![\\p{L}\\p{N}@/\\\\_.-])";
const LONGEST_OF_LETTERS = "{2,24}";

const small = (word: string): string => word.toLowerCase();
const afterMark = ([first]: Glued): number => first.length + 1;

/** Of addresses, files and libraries. */
const ENDS_OF_NAMES = list("com, net, org, app, dev, info, shop, site, pro, pdf, doc, final, home");

/** Two sentences: the second begins with a word that begins many, or both are plain words, as a point joins the parts of names. */
function areSentences([first, second]: Glued): boolean {
  if (SENTENCE_OPENERS.has(small(second))) return true;
  const arePlain = first === small(first) && isWordOfAny(first) && isWordOfAny(small(second));
  return arePlain && !ENDS_OF_NAMES.has(small(second));
}

const JOINTS: readonly Joint[] = [
  {
    pattern: new RegExp(
      `${WHOLE}(\\p{L}${LONGEST_OF_LETTERS})[,;](\\p{L}${LONGEST_OF_LETTERS})(?![\\p{N}@/_])`,
      "gu",
    ),
    areGlued: () => true,
    cut: afterMark,
  },
  {
    pattern: new RegExp(`${WHOLE}(\\p{L}\\p{Ll}{1,23})[.!?](\\p{Lu}\\p{Ll}{0,20})(?=['’ ]\\p{L})`, "gu"),
    areGlued: areSentences,
    cut: afterMark,
  },
  {
    pattern: new RegExp(`${WHOLE}(\\p{Lu}\\p{Ll}{2,20}):(\\p{Lu}\\p{L}{2,20})${ENDS}`, "gu"),
    areGlued: ([first]) => isWordOfAny(small(first)),
    cut: afterMark,
  },
  {
    pattern: new RegExp(`${WHOLE}(\\p{L}{3,20}['’]s)(\\p{Ll}{3,20})${ENDS}`, "gu"),
    areGlued: ([, second]) => isWord(second, "en") && !isWord(`s${second}`, "en"),
    cut: ([first]) => first.length,
  },
];

interface MissingSpace extends TextStretch {
  /** The index before which the space is missing. */
  readonly before: number;
}

const spacesMissingIn = rememberedText((text): readonly MissingSpace[] =>
  JOINTS.flatMap(({ pattern, areGlued, cut }) =>
    [...text.matchAll(pattern)].flatMap((match): readonly MissingSpace[] => {
      const [found, first = "", second = ""] = match;
      const { index: at } = match;
      return areGlued([first, second])
        ? [{ at, length: found.length, before: at + cut([first, second]) }]
        : [];
    }),
  ).toSorted((a, b) => a.at - b.at),
);

const missingIn = ({ node }: TextLayer): readonly MissingSpace[] => spacesMissingIn(node.text.characters);

const gluedTexts = (frame: Frame): readonly TextLayer[] =>
  writtenTexts(frame).filter((layer) => !isFiller(layer.node.text.characters) && missingIn(layer).length > 0);

/** The text with its spaces, set from the end so that the earlier places stay where they are. */
const withFoundSpaces = (characters: string): string =>
  spacesMissingIn(characters).reduceRight(
    (text, { before }) => `${text.slice(0, before)} ${text.slice(before)}`,
    characters,
  );

/** Of three words that are glued together only the first two are found at first. */
const withSpaces = (characters: string): string => untilRight(characters, withFoundSpaces);

export const missingSpace = defineRule({
  id: "missing-space",
  aspect: "copy",
  severity: "minor",
  certainty: "likely",
  judges: "copy",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/",
  says: {
    en: {
      title: "Missing space between two words",
      problem: "A space is missing between two words in “{near}” (places: {count}).",
      why: "Words that are glued together are read as one, and people have to stop and take them apart.",
      fix: "Put a space between them.",
    },
    fr: {
      title: "Espace oubliée entre deux mots",
      problem: "Une espace manque entre deux mots dans « {near} » (endroits : {count}).",
      why: "Deux mots collés se lisent comme un seul, et il faut s’arrêter pour les séparer.",
      fix: "Mettez une espace entre les deux.",
    },
  },
  applies: (frame) => wholeFrame(frame, writtenTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = gluedTexts(frame);
    const [first] = layers;
    const [place] = first ? missingIn(first) : [];
    if (!first || !place) return pass();
    return fail(
      {
        near: quoteAround(first.node.text.characters, place),
        count: layers.reduce((sum, layer) => sum + missingIn(layer).length, 0),
      },
      { layers, mend: () => rewriteAll(layers, withSpaces) },
    );
  },
});
