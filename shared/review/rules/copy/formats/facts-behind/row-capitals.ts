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

const isCapitalised = (text: TextLayer): boolean => /^\p{Lu}\p{Ll}/u.test(wordsOf(text));

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
  rowsIn(frame).flatMap((row) => oddInCapitals(row) ?? []),
);
