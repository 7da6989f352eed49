import { oddOneOf } from "../../../../../perception/structure/odd-one.ts";
import { LANGUAGES } from "../../../../../i18n/language.ts";
import { copyTexts } from "../../../../../perception/copy/copy-texts.ts";
import { equalTexts } from "../../../../../perception/copy/equal-texts.ts";
import { textsWithRole, type TextRole } from "../../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { mayBe } from "../../../../../perception/text/language/language.ts";
import { letterCase, type LetterCase } from "../../../../../perception/text/formats/letter-case.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";
import { groupBy } from "../../../../../group-by.ts";
import { likeCase } from "../../../../fixes/words/like-case.ts";
import { isCommonWord } from "../../../../spelling/words.ts";

/** Texts that are written otherwise than others of their kind. */
export interface OddWriting {
  readonly kind: "capitals" | "ending";
  readonly odd: readonly [TextLayer, ...TextLayer[]];
  readonly usual: TextLayer;
  /** How many different texts are written as the usual one. */
  readonly others: number;
  readonly rewrite: (characters: string) => string;
}

const SHORTEST_WORD = 4;
const SHORTEST_OF_SEVERAL = 3;

const wordsIn = (text: TextLayer): readonly string[] => wordsOf(text).match(/\p{L}+/gu) ?? [];
const isInCapitals = (text: TextLayer): boolean => !/\p{Ll}/u.test(wordsOf(text));

/** The word that shows what a text is written in: of one in capitals the longest, as the others may be short forms. */
function tellingWord(text: TextLayer): string {
  const words = wordsIn(text);
  const [first = ""] = words;
  if (!isInCapitals(text)) return first;
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** A name may be written as it likes: only plain words are held to the capitals of their equals. */
const isPlain = (text: TextLayer): boolean =>
  LANGUAGES.some((language) => isCommonWord(tellingWord(text).toLowerCase(), language));

/** Addresses are written small. */
const IS_ADDRESS = /\S@\S|\p{L}\.\p{L}/u;

/** How the letters of a text begin: in capitals throughout, with a capital, with a small letter. */
function capitalsOf(text: TextLayer): "all" | "first" | "none" | undefined {
  const word = tellingWord(text);
  if (text.node.text.runs.some((run) => run.case) || !/^\p{L}/u.test(wordsOf(text))) return undefined;
  if (IS_ADDRESS.test(wordsOf(text))) return undefined;
  if (/^\p{Lu}{2,}$/u.test(word) && isInCapitals(text))
    return word.length >= SHORTEST_WORD ? "all" : undefined;
  if (/^\p{Lu}\p{Ll}*$/u.test(word)) return "first";
  const shortest = wordsIn(text).length > 1 ? SHORTEST_OF_SEVERAL : SHORTEST_WORD;
  return /^\p{Ll}+$/u.test(word) && word.length >= shortest ? "none" : undefined;
}

const capitals = (
  odd: readonly TextLayer[],
  usual: TextLayer | undefined,
  others: number,
): readonly OddWriting[] => {
  const [first, ...more] = odd;
  if (!first || !usual) return [];
  const rewrite = (text: string): string => likeCase(text, wordsOf(usual));
  return [{ kind: "capitals", odd: [first, ...more], usual, others, rewrite }];
};

/** Longer texts are sentences, whatever the labels look like. */
const LONGEST_LABEL_WORDS = 6;

const isSentence = (text: TextLayer): boolean => countWords(wordsOf(text)) > LONGEST_LABEL_WORDS;

/** A small first letter is odd beside two capitals; capitals throughout may be a short form, and need more company. */
const FEWEST_TO_COMPARE = { none: 3, all: 4, first: 4 };

/** The text among its equals with capitals where they have none, or without where they have one. Where one begins right above all others, they are the lines of a sentence. */
function oddLetters(group: readonly TextLayer[]): readonly OddWriting[] {
  const found = oddOneOf(group, capitalsOf);
  if (!found || group.length < FEWEST_TO_COMPARE[found.own] || isSentence(found.odd)) return [];
  const { odd, own, model, others } = found;
  const below = group.filter((one) => one !== odd).map(({ node }) => node.box.y - odd.node.box.y);
  const isBegin = below.every((px) => px > 0) && Math.min(...below) < 2 * odd.node.box.height;
  return (own === "first" ? !isBegin : isPlain(odd)) ? capitals([odd], model, others) : [];
}

/** A question is a sentence, whatever the labels beside it look like. */
const mayBeSample = (text: TextLayer, frame: Frame): boolean =>
  mayBe("en", text, frame) && !text.node.text.runs.some((run) => run.case) && !/\?\s*$/u.test(wordsOf(text));

const differentTexts = (layers: readonly TextLayer[]): number => new Set(layers.map(wordsOf)).size;

/** The English texts of a group by the rule that their capitals follow. */
function casesIn(
  group: readonly TextLayer[],
  frame: Frame,
): Readonly<Record<LetterCase, readonly TextLayer[]>> {
  const samples = group.filter((text) => mayBeSample(text, frame));
  const of = (wanted: LetterCase) => samples.filter((text) => letterCase(wordsOf(text)) === wanted);
  return { sentence: of("sentence"), title: of("title") };
}

const FEWEST_ON_SCREEN = 6;
const MAJORITY_ON_SCREEN = 0.85;

/** The rule that nearly all short texts of a screen follow; undefined where there are too few, or two rules. */
const screenCase = computed((frame: Frame): LetterCase | undefined => {
  const labels = copyTexts(frame).filter((text) => !isSentence(text));
  const cases = casesIn(labels, frame);
  const [sentence, title] = [differentTexts(cases.sentence), differentTexts(cases.title)];
  const isClear =
    sentence + title >= FEWEST_ON_SCREEN &&
    Math.max(sentence, title) >= MAJORITY_ON_SCREEN * (sentence + title);
  if (!isClear) return undefined;
  return sentence > title ? "sentence" : "title";
});

const FEWEST_SAMPLES = 4;
const MAJORITY = 0.75;
const FEWEST_OF_ONE_ODD = 2;

/** The texts that leave the rule of the others; where these are too few to tell, the rest of the screen tells. */
function oddCase(group: readonly TextLayer[], frame: Frame): readonly OddWriting[] {
  const { sentence, title } = casesIn(group, frame);
  const [usual, odd] =
    differentTexts(sentence) >= differentTexts(title) ? [sentence, title] : [title, sentence];
  const [most, least] = [differentTexts(usual), differentTexts(odd)];
  if (least === 0) return [];
  const isMajority = most + least >= FEWEST_SAMPLES && most >= MAJORITY * (most + least);
  const isOnlyOne = group.length >= FEWEST_SAMPLES && odd.length === 1 && most >= FEWEST_OF_ONE_ODD;
  const [first] = usual;
  if (isMajority || isOnlyOne) return capitals(odd, first, most);
  const way = screenCase(frame);
  if (way === undefined) return [];
  const [own, other] = way === "sentence" ? [sentence, title] : [title, sentence];
  return differentTexts(other) <= differentTexts(own) ? capitals(other, own[0], differentTexts(own)) : [];
}

const ROLES: readonly TextRole[] = ["button", "nav", "heading"];

/** Texts that should look alike: of one role, and headings of one size. */
const ofRoles = (frame: Frame): readonly (readonly TextLayer[])[] =>
  ROLES.flatMap((role) => [
    ...groupBy(textsWithRole(frame, role), (text) =>
      role === "heading" ? styleOf(text).sizePx : 0,
    ).values(),
  ]);

/** The texts with odd capitals; one that is odd among all of its role is not told again among its peers. */
export function oddCapitals(frame: Frame): readonly OddWriting[] {
  const said = new Set<string>();
  return [
    ...ofRoles(frame).flatMap((group) => oddCase(group, frame)),
    ...equalTexts(frame).flatMap((group) => [...oddLetters(group), ...oddCase(group, frame)]),
  ].filter(({ odd }) => {
    const isNew = !odd.some((text) => said.has(wordsOf(text)));
    if (isNew) for (const text of odd) said.add(wordsOf(text));
    return isNew;
  });
}
