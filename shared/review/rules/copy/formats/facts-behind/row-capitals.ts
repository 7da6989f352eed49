import { PAIRED_LABELS } from "../../../../../standards/words/action-words.ts";
import { groupBy } from "../../../../../group-by.ts";
import { center } from "../../../../../scene/geometry.ts";
import { proseTexts } from "../../../../../perception/copy/copy-texts.ts";
import { textRoles } from "../../../../../perception/copy/text-roles.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { clusters } from "../../../../../perception/structure/clusters.ts";
import { countWords, wordsOf } from "../../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";

/** A label whose capitals differ from those of another one in its row. */
export interface OddInRow {
  readonly odd: TextLayer;
  readonly usual: TextLayer;
  /** How many of the row are written as the usual one is. */
  readonly others: number;
}

const MOST_WORDS = 3;
const LONGEST = 24;
const SAME_LINE_PX = 3;
const SHORTEST_SHARED = 3;

/** Words that begin with a letter and end with one: no question, no address, no number. */
const IS_LABEL = /^\p{L}[\p{L}'’ -]*$/u;

const mayBeLabel = (text: TextLayer, frame: Frame): boolean =>
  wordsOf(text).length <= LONGEST &&
  IS_LABEL.test(wordsOf(text)) &&
  countWords(wordsOf(text)) <= MOST_WORDS &&
  !text.node.text.runs.some((run) => run.case) &&
  textRoles(frame).get(text) !== "input";

const lookOf = (text: TextLayer): string => {
  const { fontFamily, sizePx, weight } = styleOf(text);
  return `${fontFamily}|${sizePx}|${weight}`;
};

/** Labels that are set alike, in one line. */
const rowsIn = (frame: Frame): readonly (readonly TextLayer[])[] =>
  [
    ...groupBy(
      proseTexts(frame).filter((text) => mayBeLabel(text, frame)),
      lookOf,
    ).values(),
  ].flatMap((alike) =>
    clusters(alike, ({ node }) => center(node.box).y, SAME_LINE_PX).filter((row) => row.length > 1),
  );

/** The words after the first, by which labels of one row are told to be of one kind: “Wool socks”, “Warm Socks”. */
const laterWords = (text: TextLayer): readonly string[] =>
  wordsOf(text)
    .split(/\s+/u)
    .slice(1)
    .filter((word) => word.length >= SHORTEST_SHARED);

function oddBySharedWord(row: readonly TextLayer[]): OddInRow | undefined {
  const uses = row.flatMap((text) => laterWords(text).map((word) => ({ text, word })));
  for (const same of groupBy(uses, ({ word }) => word.toLowerCase()).values()) {
    const [usual = [], odd = []] = [...groupBy(same, ({ word }) => word).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    const [[first], [other]] = [usual, odd];
    if (first && other) return { odd: other.text, usual: first.text, others: usual.length };
  }
  return undefined;
}

const isCapitalised = (text: TextLayer): boolean => /^\p{Lu}\p{Ll}/u.test(wordsOf(text));
const isSmall = (text: TextLayer): boolean => /^\p{Ll}+(?: \p{Ll}+)*$/u.test(wordsOf(text));

/** Two words that are known to go together are enough; other rows hold a label and its value. */
function oddOfPair(row: readonly TextLayer[]): OddInRow | undefined {
  const paired = row.filter((text) => PAIRED_LABELS.has(wordsOf(text).toLowerCase()));
  const [[odd, ...more], [usual, ...others]] = [paired.filter(isSmall), paired.filter(isCapitalised)];
  return odd && usual && more.length <= others.length ? { odd, usual, others: others.length + 1 } : undefined;
}

const SHORTEST_IN_CAPITALS = 4;
const FEWEST_BESIDE_CAPITALS = 2;

/** One label in capitals throughout, beside at least two that are not; a short form needs its capitals. */
function oddInCapitals(row: readonly TextLayer[]): OddInRow | undefined {
  const [odd, ...more] = row.filter((text) => /^[\p{Lu} ]+$/u.test(wordsOf(text)));
  const others = row.filter(isCapitalised);
  const [usual] = others;
  if (!odd || !usual || more.length > 0 || others.length < FEWEST_BESIDE_CAPITALS) return undefined;
  const isWhole = others.length === row.length - 1 && wordsOf(odd).length >= SHORTEST_IN_CAPITALS;
  return isWhole ? { odd, usual, others: others.length } : undefined;
}

/** The labels whose capitals differ from those beside them. */
export const oddInRows = computed((frame: Frame): readonly OddInRow[] =>
  rowsIn(frame).flatMap((row) => oddBySharedWord(row) ?? oddOfPair(row) ?? oddInCapitals(row) ?? []),
);
