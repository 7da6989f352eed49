import { findLanguage } from "../../../../../i18n/language.ts";
import { inCaseOf } from "../../../../../perception/text/formats/in-case-of.ts";
import { indexBoxes } from "../../../../../perception/frame/box-index.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { textRoles } from "../../../../../perception/copy/text-roles.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { rememberedText } from "../../../../../perception/frame/remembered-text.ts";
import { pushedWords } from "../../../../../perception/text/formats/pushed-words.ts";
import { isUserWritten } from "../../../../../perception/copy/is-sample.ts";
import { countWords, withPlainSpaces } from "../../../../../perception/text/language/prose.ts";
import { languageOrRussian } from "../../../../../perception/text/language/russian.ts";
import { DOUBLED_WORD, ENDS_IN_ABBREVIATION, GOES_ON } from "../../../../../standards/copy/endings.ts";
import { MIXED_UP_WORDS } from "../../../../../standards/copy/mixed-up-words.ts";
import { ASKING_VERBS_FR, QUESTIONS_EN, QUESTIONS_FR } from "../../../../../standards/copy/questions.ts";
import { SENTENCE_OPENERS } from "../../../../../standards/copy/small-words.ts";
import { bottom } from "../../../../../scene/geometry.ts";
import { list } from "../../../../../standards/list.ts";
import { type Slip, untilRight } from "../../../../fixes/words/until-right.ts";
import { wrongArticle } from "../../../../spelling/wrong-article.ts";
import { wrongPlural } from "../../../../spelling/wrong-plural.ts";
import { isWord, isWordOfAny } from "../../../../spelling/words.ts";

type Language = ReturnType<typeof languageOrRussian>;

type Find = (text: string, language: Language) => readonly Slip[];

/** A kind of slip. */
export interface PenSlipKind {
  readonly find: Find;
  /** A wrong word is a matter of its own; of the others all of a screen are told as one. */
  readonly isOfWords?: true;
  /** The texts it is looked for in, where these are not all. */
  readonly isIn?: (layer: TextLayer, frame: Frame) => boolean;
}

/** The places where an expression matches and there is something better to say. */
const places = (
  text: string,
  pattern: RegExp,
  better: (match: RegExpExecArray) => string | undefined,
): readonly Slip[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const right = better(match);
    return right === undefined ? [] : [{ at: match.index, length: match[0].length, better: right }];
  });

/** The end of a text, which should be another; spaces behind it stay. */
const ending = (text: string, length: number, better: string): Slip => ({
  at: text.trimEnd().length - length,
  length,
  better,
});

const small = (word: string): string => word.toLowerCase();
const isOfMakers = (layer: TextLayer): boolean => !isUserWritten(layer);

/** Exactly two spaces inside a sentence. */
const DOUBLE_SPACE = /(?<=[\p{L}\p{N}'’"”»)][.,;:!?]?) {2}(?=[\p{L}\p{N}'’"“«(])/gu;

const ITEM = { fewest: 3, mostWords: 2 };

/** “About  Projects  Contact”: the entries of a menu that somebody wrote as one text. */
const isList = (text: string): boolean => {
  const items = text.trim().split(/ {2,}/u);
  return items.length >= ITEM.fewest && items.every((item) => countWords(item) <= ITEM.mostWords);
};

/** Among runs of spaces that put the words into place two are no slip: that is told by another rule. */
const doubleSpaces: Find = (text) =>
  pushedWords(text) || isList(text) ? [] : places(text, DOUBLE_SPACE, () => " ");

/** No language of ours has a space before these; three points apart are dots. */
const SPACE_BEFORE = /(?<=[\p{L}\p{N}]) [,.](?=\s*$|\s+[^\s\p{N}.])/gu;
/** English has none before these either; French has. */
const ENGLISH_SPACE_BEFORE = /(?<=\p{L}) [;!?](?=\s|$)/gu;
/** “8- hour”; in “5- and 10-minute” the hyphen waits for its word. */
const SPACE_IN_COMPOUND =
  /(?<![\p{L}\p{N}.,-])\d{1,3}- (?=(?:second|minute|hour|day|week|month|year|night|step|star|course|person|part|inch|foot|mile|page)s?(?![\p{L}]))/gu;

const BY_LANGUAGE: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [SPACE_BEFORE, ENGLISH_SPACE_BEFORE, SPACE_IN_COMPOUND],
  fr: [SPACE_BEFORE],
  ru: [],
  unknown: [],
};

/** “Welcome ,Ann”: the space stands on the wrong side. */
const SPACE_TOO_EARLY = /(?<=\p{L}) ,(?=\p{L})/gu;

const spacesAtMarks: Find = (text, language) => [
  ...BY_LANGUAGE[language].flatMap((pattern) => places(text, pattern, ([found]) => found.replace(" ", ""))),
  ...(findLanguage(language) ? places(text, SPACE_TOO_EARLY, () => ", ") : []),
];

const WHOLE = "(?<![\\p{L}\\p{N}.@/\\\\_-])";
const ENDS = "(?![\\p{L}\\p{N}@/\\\\_.-])";
const LONGEST_OF_LETTERS = "{2,24}";
const AFTER_COMMA = new RegExp(
  `${WHOLE}(\\p{L}${LONGEST_OF_LETTERS}[,;])(\\p{L}${LONGEST_OF_LETTERS})(?![\\p{N}@/_])`,
  "gu",
);
const AFTER_SENTENCE = new RegExp(
  `${WHOLE}(\\p{L}\\p{Ll}{1,23}[.!?])(\\p{Lu}\\p{Ll}{0,20})(?=['’ ]\\p{L})`,
  "gu",
);
const AFTER_GENITIVE = new RegExp(`${WHOLE}(\\p{L}{3,20}['’]s)(\\p{Ll}{3,20})${ENDS}`, "gu");

/** Of addresses, files and libraries. */
const ENDS_OF_NAMES = list("com, net, org, app, dev, info, shop, site, pro, pdf, doc, final, home");

/** Two sentences: the second begins with a word that begins many, or both are plain words, as a point joins the parts of names. */
function areSentences(marked: string, second: string): boolean {
  if (SENTENCE_OPENERS.has(small(second))) return true;
  const first = marked.slice(0, -1);
  const arePlain = first === small(first) && isWordOfAny(first) && isWordOfAny(small(second));
  return arePlain && !ENDS_OF_NAMES.has(small(second));
}

const isGenitive = (_: string, second: string): boolean =>
  isWord(second, "en") && !isWord(`s${second}`, "en");

/** Scripts that part neither words nor sentences by spaces. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Two words that are glued together, and what tells them from a name, an address or a file. */
const GLUED: readonly (readonly [RegExp, (first: string, second: string) => boolean])[] = [
  [AFTER_COMMA, (first, second) => !WITHOUT_SPACES.test(first + second)],
  [AFTER_SENTENCE, areSentences],
  [AFTER_GENITIVE, isGenitive],
];

const missingSpaces: Find = (text) =>
  GLUED.flatMap(([pattern, areGlued]) =>
    places(text, pattern, ([, first = "", second = ""]) =>
      areGlued(first, second) ? `${first} ${second}` : undefined,
    ),
  );

const SHORTEST_PHRASE = 10;

/** A ticker repeats its phrase on purpose, in capitals or with a mark between. */
const isTicker = (phrase: string): boolean => /[•·|*—–✦★→-]\s*$/u.test(phrase) || !/\p{Ll}/u.test(phrase);

/** The phrase that a text consists of when it was pasted twice, the second time perhaps cut off; what is there more often fills a place. */
function pastedPhrase(text: string): string | undefined {
  const again = text.indexOf(text.slice(0, SHORTEST_PHRASE), SHORTEST_PHRASE);
  if (again === -1) return undefined;
  const phrase = text.slice(0, again);
  if (text.length < again + phrase.trimEnd().length || text.length > 2 * again) return undefined;
  // A name that is doubled without a space shows how long one may be.
  const isRepetition = phrase.repeat(2).startsWith(text) && phrase.includes(" ");
  return isRepetition && /\p{L}{3}/u.test(phrase) && !isTicker(phrase) ? phrase.trim() : undefined;
}

const repeatedWords: Find = (text) => {
  const phrase = pastedPhrase(text.replace(/\s+/gu, " ").trim());
  return phrase === undefined
    ? places(text, DOUBLED_WORD, ([, word]) => word)
    : [{ at: 0, length: text.length, better: phrase }];
};

/** A sad face opens no bracket. */
const SAD_FACE = /[:;=][-'^]?\(+/gu;

/** How many more brackets open than close; the numbers of a list, `1)`, only close. */
const openBrackets = (text: string): number => {
  const plain = text.replace(SAD_FACE, " ");
  return plain.split("(").length - plain.split(")").length;
};

/** A text may be drawn in several parts: the other bracket then stands in another. */
const closesElsewhere = computed((frame: Frame): boolean =>
  frame.texts.some(
    ({ node: { text } }) => text.characters.includes(")") && openBrackets(text.characters) < 0,
  ),
);

/** The remark ends where the sentence does. */
// One at the end of what somebody writes is a sad face.
const openBracketsIn: Find = (text) => {
  const words = text.trimEnd();
  const isOpen = words.includes("(") && openBrackets(words) > 0 && countWords(words) > 1;
  const mark = /[.!?]$/u.exec(words)?.[0] ?? "";
  return isOpen && !/(?:…|\.{2,3}|\()$/u.test(words) ? [ending(text, mark.length, `)${mark}`)] : [];
};

/** A longer text has other sentences, and is its own affair. */
const LONGEST_QUESTION = 120;
/** One sentence that ends with a word or a full stop. */
const ONE_SENTENCE = /^[^.!?…:;\n]*[\p{L}\p{N})”"»]\.?$/u;

const asksInFrench = (words: string): boolean =>
  QUESTIONS_FR.some((pattern) => pattern.test(words)) &&
  (/est-ce qu/iu.test(words) || ASKING_VERBS_FR.test(words.slice(0, 40)));

/** English has no space before the mark, French has one that does not break. */
const unmarkedQuestions: Find = (text, language) => {
  const words = text.trim();
  if (words.length > LONGEST_QUESTION || !ONE_SENTENCE.test(words) || GOES_ON.test(words)) return [];
  const end = words.endsWith(".") ? 1 : 0;
  if (language !== "fr" && QUESTIONS_EN.some((pattern) => pattern.test(words)))
    return [ending(text, end, "?")];
  return language !== "en" && asksInFrench(words) ? [ending(text, end, "\u00A0?")] : [];
};

const markedQuestions = computed((frame: Frame) =>
  indexBoxes(frame.texts.filter(({ node }) => node.text.characters.trimEnd().endsWith("?"))),
);

/** True of the first line of a question whose last line, with the mark, is a text of its own right below it. */
const isAskedFurther = ({ node: { box } }: TextLayer, frame: Frame): boolean =>
  markedQuestions(frame).touching({ ...box, y: bottom(box) }).length > 0;

const ENDS_IN_FULL_STOP = /\p{L}{2}\.$/u;

/** One word that no language knows, with a full stop, is a brand. */
const isBrand = (words: string): boolean =>
  countWords(words) === 1 && !isWordOfAny(small(words.slice(0, -1)));

const fullStops: Find = (text) => {
  const words = text.trim();
  return ENDS_IN_FULL_STOP.test(words) && !isBrand(words) && !ENDS_IN_ABBREVIATION.test(words)
    ? [ending(text, 1, "")]
    : [];
};

/** The words around the wrong ones give them their meaning, and stay as they are. */
const wrongWords: Find = (text, language) => {
  const known = findLanguage(language);
  if (!known) return [];
  for (const { pattern, better } of MIXED_UP_WORDS[known]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [written] = match;
    const right = better.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
    return [{ at: match.index, length: written.length, better: inCaseOf(written, right) }];
  }
  return [wrongArticle[known](text) ?? []].flat();
};

const wrongNumbers: Find = (text, language) =>
  language === "unknown" ? [] : [wrongPlural[language](text) ?? []].flat();

/** The slips by kind. */
export const SLIPS_OF_THE_PEN = {
  "wrong-word": { find: wrongWords, isOfWords: true },
  "wrong-number": { find: wrongNumbers, isOfWords: true },
  "glued-words": { find: missingSpaces },
  "words-twice": { find: repeatedWords },
  "two-spaces": { find: doubleSpaces, isIn: isOfMakers },
  "space-before-mark": { find: spacesAtMarks },
  "open-bracket": {
    find: openBracketsIn,
    isIn: (layer, frame) => isOfMakers(layer) && !layer.node.text.isTruncated && !closesElsewhere(frame),
  },
  "no-question-mark": {
    find: unmarkedQuestions,
    isIn: (layer, frame) =>
      isOfMakers(layer) && textRoles(frame).get(layer) !== "input" && !isAskedFurther(layer, frame),
  },
  "full-stop": {
    find: fullStops,
    isIn: (layer, frame) => textRoles(frame).get(layer) === "button",
  },
} as const satisfies Readonly<Record<string, PenSlipKind>>;

/** The name of a kind. */
type PenKind = keyof typeof SLIPS_OF_THE_PEN;

const KINDS = Object.keys(SLIPS_OF_THE_PEN) as readonly PenKind[];

/** The slips of one kind in a text: the first is to be quoted. */
interface PenSlips {
  readonly kind: PenKind;
  readonly first: Slip;
  /** The text without any of them. */
  readonly right: string;
}

/** A slip that was found among plain spaces: the better words keep those at which no line breaks. */
function withSpacesOf(written: string, { at, length, better }: Slip): Slip {
  const spaceAt = (index: number): string => written.slice(at, at + length)[index] ?? " ";
  return {
    at,
    length,
    better: better.replace(/ /g, (_, index: number) => (spaceAt(index).trim() === "" ? spaceAt(index) : " ")),
  };
}

function lookAt(text: string, language: Language): readonly PenSlips[] {
  return KINDS.flatMap((kind) => {
    const find = (words: string): Slip | undefined => {
      const slips = SLIPS_OF_THE_PEN[kind].find(withPlainSpaces(words), language);
      const [first] = slips.toSorted((a, b) => a.at - b.at);
      return first && withSpacesOf(words, first);
    };
    const first = find(text);
    return first ? [{ kind, first, right: untilRight(text, find) }] : [];
  });
}

const LOOKS: Readonly<Record<Language, (text: string) => readonly PenSlips[]>> = {
  en: rememberedText((text) => lookAt(text, "en")),
  fr: rememberedText((text) => lookAt(text, "fr")),
  ru: rememberedText((text) => lookAt(text, "ru")),
  unknown: rememberedText((text) => lookAt(text, "unknown")),
};

/** The slips of a text, by kind. */
export const penSlipsIn = (layer: TextLayer, frame: Frame): readonly PenSlips[] =>
  LOOKS[languageOrRussian(layer, frame)](layer.node.text.characters).filter(({ kind }) => {
    const { isIn }: PenSlipKind = SLIPS_OF_THE_PEN[kind];
    return !isIn || isIn(layer, frame);
  });
