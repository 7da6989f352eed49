import { grow, intersection } from "../../../../shared/scene/geometry.ts";
import type { Candidate } from "../../candidate.ts";
import type { SeenPart, SeenScreen } from "../../screen/seen-screen.ts";
import { partsIn } from "../facts/claim.ts";
import { wordsForPart } from "../part-words.ts";
import { holds, quotesIn } from "../quotes.ts";

/** Words are known by their beginnings: one button, two buttons. */
const STEM = 5;
const FEWEST_LETTERS = 3;
/** Shorter words are on every screen. */
const FEWEST_OF_WORDS = 4;
/** One sign may be chance: any advice has a word that stands somewhere. A picture has hardly more of them. */
const FEWEST_SIGNS = 2;
const FEWEST_OF_PICTURES = 1;
/** A longer text has any word: all of it is one sign. */
const MOST_STEMS = 15;

const stemsOf = (text: string, fewest = FEWEST_LETTERS): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= fewest)
    .map((word) => word.replace(/[sx]$/, "").slice(0, STEM));

/** Claims about words must quote them, or at least use them; what has none may have a meaning all the same. */
const ABOUT_WORDS: readonly Candidate["about"][] = ["wording", "contradiction"];

const needsWordsOf = (about: Candidate["about"], parts: readonly SeenPart[]): boolean =>
  ABOUT_WORDS.includes(about) || (about === "meaning" && parts.some(({ words }) => words !== ""));

/** One digit counts something; more are an amount, a day, a time. */
const AMOUNT = /\d+(?:[.,:]\d+)+|\d{2,}/g;

const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|both|deux|2)\b/i, 2],
  [/\b(?:three|trois|3)\b/i, 3],
  [/\b(?:four|quatre|4)\b/i, 4],
  [/\b(?:five|cinq|5)\b/i, 5],
  [/\b(?:six|6)\b/i, 6],
  [/\b(?:seven|sept|7)\b/i, 7],
  [/\b(?:eight|huit|8)\b/i, 8],
  [/\b(?:nine|neuf|9)\b/i, 9],
  [/\b(?:ten|dix|10)\b/i, 10],
];

const NEAR_PX = 120;

/** The parts beside a part, or near it. */
const neighborsOf = ({ inside, box }: SeenPart, { parts }: SeenScreen): readonly SeenPart[] => {
  const near = grow(box, NEAR_PX);
  return parts.filter(
    (other) =>
      other.role !== "panel" &&
      ((inside !== null && other.inside === inside) || intersection(near, other.box) !== null),
  );
};

/** How many of each kind there are. */
function countsIn(parts: readonly SeenPart[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  for (const { role } of new Set(parts)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return new Set(counts.values());
}

/** The stems of a part's words that are said, as signs; of a long text, one. */
function signsInWords({ words }: SeenPart, said: ReadonlySet<string>): readonly string[] {
  const stems = [...new Set(stemsOf(words, FEWEST_OF_WORDS))];
  const met = stems.filter((stem) => said.has(stem));
  return stems.length > MOST_STEMS ? met.slice(0, 1) : met;
}

/**
 * The signs in a claim by which its parts are told apart: their kinds, colours, words, amounts, and how many
 * there are.
 */
function signsOf(said: string, parts: readonly SeenPart[], screen: SeenScreen): ReadonlySet<string> {
  const there = [...parts, ...parts.flatMap((part) => partsIn(screen, part))];
  const around = [...there, ...parts.flatMap((part) => neighborsOf(part, screen))];
  const stems = new Set(stemsOf(said));
  const amounts = new Set(around.flatMap(({ words }) => words.match(AMOUNT) ?? []));
  const counts = new Set([...countsIn(there), ...countsIn(around)]);
  return new Set([
    ...there.flatMap((part) => stemsOf(wordsForPart(part).join(" "))).filter((stem) => stems.has(stem)),
    ...around.flatMap((part) => signsInWords(part, stems)),
    ...(said.match(AMOUNT) ?? []).filter((amount) => amounts.has(amount)),
    ...COUNTS.flatMap(([called, count]) => (called.test(said) && counts.has(count) ? [`×${count}`] : [])),
  ]);
}

/** True when a claim could be about anything: it quotes no words, and hardly calls its parts by their names. */
export function namesNothing(candidate: Candidate, screen: SeenScreen): boolean {
  const { title, problem, fix, about, layers } = candidate;
  const said = `${title}\n${problem}`;
  const isQuoted = (quote: string): boolean => screen.texts.some((text) => holds(text, quote));
  if (quotesIn(said).some(isQuoted)) return false;
  const parts = layers.flatMap((handle) => screen.parts.find((part) => part.handle === handle) ?? []);
  const stems = new Set(stemsOf(said));
  const usesWords = parts.some((part) => signsInWords(part, stems).length > 0);
  if (needsWordsOf(about, parts) && !usesWords) return true;
  const fewest = about === "picture-or-icon" ? FEWEST_OF_PICTURES : FEWEST_SIGNS;
  const signs = signsOf(said, parts, screen).size;
  // A missing thing cannot be quoted: the fix may name its place as well.
  if (about !== "missing-information" || signs === 0) return signs < fewest;
  return signsOf(`${said}\n${fix}`, parts, screen).size < fewest;
}
