import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { mayBe } from "../../../../../perception/text/language/language.ts";
import { letterCase } from "../../../../../perception/text/formats/letter-case.ts";
import { wordsOf } from "../../../../../perception/text/language/prose.ts";
import { equalTexts, oddTextOf, type OddText } from "../../../../../perception/copy/equal-texts.ts";

/** How the letters of a text begin: in capitals throughout, with a capital, with a small letter. */
type Capitals = "all" | "first" | "none" | "unknown";

const SHORTEST_WORD = 4;
const SHORTEST_OF_SEVERAL = 3;

const wordsIn = (text: TextLayer): readonly string[] => wordsOf(text).match(/\p{L}+/gu) ?? [];

/** The word that shows what a text is written in: of one in capitals the longest, as the others may be short forms. */
export function tellingWord(text: TextLayer): string {
  const words = wordsIn(text);
  const [first = ""] = words;
  if (/\p{Ll}/u.test(wordsOf(text))) return first;
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Addresses are written small. */
const IS_ADDRESS = /\S@\S|\p{L}\.\p{L}/u;

function capitalsOf(text: TextLayer): Capitals {
  const word = tellingWord(text);
  if (text.node.text.runs.some((run) => run.case) || !/^\p{L}/u.test(wordsOf(text))) return "unknown";
  if (IS_ADDRESS.test(wordsOf(text))) return "unknown";
  if (/^\p{Lu}{2,}$/u.test(word) && !/\p{Ll}/u.test(wordsOf(text)))
    return word.length >= SHORTEST_WORD ? "all" : "unknown";
  if (/^\p{Lu}\p{Ll}*$/u.test(word)) return "first";
  const shortest = wordsIn(text).length > 1 ? SHORTEST_OF_SEVERAL : SHORTEST_WORD;
  return /^\p{Ll}+$/u.test(word) && word.length >= shortest ? "none" : "unknown";
}

type Way = "sentence" | "title" | "either";

/** Words each of which is capitalised are told from a sentence only beside others that are none. */
const wayOf = (text: TextLayer): Way => letterCase(wordsOf(text)) ?? "either";

/** A small first letter is odd beside two capitals; capitals throughout may be a short form, and need more company. */
const FEWEST_TO_COMPARE = 3;
const FEWEST_OF_CAPITALS = 4;

const FEWEST_OF_OTHER_WAY = 2;

/** One text that follows the other rule among several that certainly follow theirs. */
function oddWay(group: readonly TextLayer[], frame: Frame): OddText<Capitals> | undefined {
  const english = group.filter((text) => mayBe("en", text, frame) && capitalsOf(text) === "first");
  const [sentence, title] = (["sentence", "title"] as const).map((way) =>
    english.filter((text) => wayOf(text) === way),
  ) as [TextLayer[], TextLayer[]];
  const [odd, usual] = sentence.length > title.length ? [title, sentence] : [sentence, title];
  const [text, ...more] = odd;
  const [first] = usual;
  if (!text || !first || more.length > 0 || usual.length < FEWEST_OF_OTHER_WAY) return undefined;
  return { text, way: "first", usualWay: "first", usual: first, others: usual.length };
}

/** The text among its equals with capitals where they have none, or without where they have one. */
export const oddCapitals = computed((frame: Frame): readonly OddText<Capitals>[] =>
  equalTexts(frame).flatMap((group) => {
    const odd = oddTextOf(group, capitalsOf, FEWEST_TO_COMPARE);
    const isTold = odd && odd.way !== "unknown" && odd.usualWay !== "unknown";
    if (isTold && (odd.way === "none" || group.length >= FEWEST_OF_CAPITALS)) return [odd];
    return group.length >= FEWEST_OF_CAPITALS ? (oddWay(group, frame) ?? []) : [];
  }),
);
