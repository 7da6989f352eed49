import { writtenTexts } from "../../../../perception/copy/copy-texts.ts";
import { textLanguage } from "../../../../perception/text/language/language.ts";
import { countWords } from "../../../../perception/text/language/prose.ts";
import type { Frame, TextLayer } from "../../../../perception/frame/frame.ts";
import { isCommonWord, isWordOfAny } from "../../../spelling/words.ts";
import { wordChange } from "../../../fixes/set-values.ts";
import { defineRule } from "../../../rule.ts";

/** No language of ours has a space before these. */
const SPACE_BEFORE = /(?<=[\p{L}\p{N}]) [,.](?=\s|$)/u;

/** English has none before these either; French has. */
const ENGLISH_SPACE_BEFORE = /(?<=\p{L}) [;!?](?=\s|$)/u;

const NO_SPACE_AFTER_COMMA = /(?<![\p{L}\p{N}])(\p{L}{2,20})[,;](\p{L}{2,20})(?![\p{L}\p{N}])/gu;

/** Two sentences glued together; the words must be plain ones, as a point joins the parts of names: `Socket.IO`. */
const NO_SPACE_AFTER_POINT = /(?<![\p{L}\p{N}./@])(\p{Ll}{2,20})[.!?](\p{Lu}\p{Ll}{0,20})(?= \p{L})/gu;

/** “8- hour”; in “5- and 10-minute” the hyphen waits for its word. */
const SPACE_IN_COMPOUND =
  /(?<![\p{L}\p{N}.,-])\d{1,3}- (?=(?:second|minute|hour|day|week|month|year|night|step|star|course|person|part|inch|foot|mile|page)s?(?![\p{L}]))/u;

const FEWEST_WORDS_AROUND = 5;

interface Fault {
  readonly at: number;
  readonly length: number;
}

const faultBy = (pattern: RegExp, text: string): readonly Fault[] => {
  const match = pattern.exec(text);
  return match ? [{ at: match.index, length: match[0].length }] : [];
};

const areWords = (words: readonly string[]): boolean =>
  words.every((word) => isWordOfAny(word.toLowerCase()) || word.length === 1);

const gluedBy = (pattern: RegExp, text: string, areRight: (words: readonly string[]) => boolean) =>
  [...text.matchAll(pattern)]
    .filter(([, ...words]) => areRight(words))
    .map((match): Fault => ({ at: match.index, length: match[0].length }));

function faultsIn(layer: TextLayer, frame: Frame): readonly Fault[] {
  const text = layer.node.text.characters;
  const language = textLanguage(layer, frame);
  if (language === "unknown") return [];
  const isCommon = (words: readonly string[]) =>
    words.some((word) => isCommonWord(word.toLowerCase(), language)) && areWords(words);
  return [
    ...faultBy(SPACE_BEFORE, text),
    ...(language === "en"
      ? [...faultBy(ENGLISH_SPACE_BEFORE, text), ...faultBy(SPACE_IN_COMPOUND, text)]
      : []),
    ...(countWords(text) >= FEWEST_WORDS_AROUND
      ? [...gluedBy(NO_SPACE_AFTER_COMMA, text, isCommon), ...gluedBy(NO_SPACE_AFTER_POINT, text, isCommon)]
      : []),
  ];
}

const QUOTED_AROUND = 16;

/** The fault with the whole words around it. */
function quoteOf(text: string, { at, length }: Fault): string {
  const before = text.slice(Math.max(0, at - QUOTED_AROUND), at);
  const after = text.slice(at + length, at + length + QUOTED_AROUND);
  const start = at > QUOTED_AROUND ? before.replace(/^\S*\s/u, "") : before;
  const end = text.length > at + length + QUOTED_AROUND ? after.replace(/\s?\S*$/u, "") : after;
  return `${start}${text.slice(at, at + length)}${end}`.trim().replace(/\s+/gu, " ");
}

/** A space that is too many is taken out, one that is missing is set. */
function withoutFault({ node }: TextLayer, { at, length }: Fault): string {
  const { characters } = node.text;
  const found = characters.slice(at, at + length);
  if (found.endsWith("- ")) return characters.slice(0, at + length - 1) + characters.slice(at + length);
  const better = found.startsWith(" ") ? found.slice(1) : found.replace(/([,;.!?])/u, "$1 ");
  return characters.slice(0, at) + better + characters.slice(at + length);
}

const HAS_MARK = /[,.;:!?]|- /u;

export const spaceAtMark = defineRule({
  id: "space-at-mark",
  aspect: "copy",
  severity: "suggestion",
  certainty: "likely",
  judges: "language",
  basis: "https://learn.microsoft.com/en-us/style-guide/punctuation/",
  says: {
    title: "Space on the wrong side of a mark",
    problem: "A space is missing after a mark or stands before one: “{near}”.",
    why: "The mark may end up alone at the start of a line, and the stray space makes people stumble.",
    fix: "Put the mark right after the word, and one space after the mark.",
  },
  applies: (frame) =>
    writtenTexts(frame).filter(
      (text) => HAS_MARK.test(text.node.text.characters) && textLanguage(text, frame) !== "unknown",
    ),
  check: (layer, { frame, pass, fail }) => {
    const [first] = faultsIn(layer, frame);
    if (!first) return pass();
    const near = quoteOf(layer.node.text.characters, first);
    return fail({ near }, { cause: near, mend: () => wordChange(layer, withoutFault(layer, first)) });
  },
});
