import { tooFaint } from "./faint.ts";
import { closerToWrong, comesAfter, covers, cutOff, gapUnlike, notAligned, offCenter } from "./lines.ts";
import type { Measure } from "./measure.ts";
import { PEER_PROPERTIES, unlikePeers } from "./peers.ts";
import { largerThan, smallerThan, tooSmall } from "./size.ts";
import { heavierThan, lighterThan, sameWeight } from "./weight.ts";
import { misspelled, missing, repeated, sumIsOff } from "./words.ts";

interface Relation {
  /** The relation in words, as whoever claims it is told: of the parts, the others and the value. */
  readonly means: string;
  /** The one function that says whether it holds; null: nothing can, and eyes have to judge. */
  readonly measure: Measure | null;
}

const relation = (means: string, measure: Measure | null = null): Relation => ({ means, measure });

/** The vocabulary of claims about a screen: each relation, what it means, and how it is measured. */
export const RELATIONS = {
  "too-faint": relation("text or icon has too little contrast", tooFaint),
  "too-small": relation("letters, or what one taps, are too small", tooSmall),
  "smaller-than": relation("is smaller than others[0] and should not be", smallerThan),
  "larger-than": relation("is larger than others[0] and should not be", largerThan),
  "heavier-than": relation("draws the eye more than others[0] and should not", heavierThan),
  "lighter-than": relation("draws the eye less than others[0] and should not", lighterThan),
  "same-weight-as": relation("draws the eye as much as others[0]; one of them should lead", sameWeight),
  "not-aligned-with": relation("misses the line of others[0] by a few px", notAligned),
  "off-center-in": relation("misses the middle of others[0] by a few px", offCenter),
  "gap-unlike": relation(
    "gaps between parts in a row or column differ, or differ from those of others",
    gapUnlike,
  ),
  "closer-to-wrong": relation("belongs to others[0], stands as near to others[1]", closerToWrong),
  "unlike-peers": relation(
    `differs from others, its equals, in value: ${PEER_PROPERTIES.join(", ")}`,
    unlikePeers,
  ),
  covers: relation("lies over others[0]", covers),
  "cut-off": relation("is cut off", cutOff),
  "comes-after": relation("is read after others[0] and should come before it", comesAfter),
  repeated: relation("says what stands there already; value: the words", repeated),
  missing: relation("something that people need is not there; value: its words, if it has any", missing),
  misspelled: relation("value: a word as written, which is no word", misspelled),
  "sum-is-off": relation("amounts do not add up to others[0]", sumIsOff),
  "too-large": relation("takes more room than it is worth"),
  "too-close": relation("stands too close to others, or to an edge"),
  "too-far": relation("stands too far from what it belongs to (others)"),
  "wrong-group": relation("stands in a group, or under a heading, where it does not belong"),
  "looks-like": relation("looks like something that it is not"),
  contradicts: relation("says or shows something else than others do"),
  unclear: relation("its words, or its picture, do not tell what they should"),
  "wrong-format": relation("a date, time, amount or unit is not written as people read it"),
  "wrong-state": relation("is offered, chosen or shown in a state where it cannot be"),
  "against-convention": relation("works or looks otherwise than people know it on this platform"),
  "not-needed": relation("asks or tells what nobody needs here"),
  unbalanced: relation("the composition leans, is crowded, or leaves room where none is needed"),
  other: relation("none of these"),
} as const satisfies Readonly<Record<string, Relation>>;

export type RelationName = keyof typeof RELATIONS;

export const RELATION_NAMES = Object.keys(RELATIONS) as [RelationName, ...RelationName[]];

/** The measure of a relation; null: eyes have to judge. */
export const measureOf = (name: RelationName): Measure | null => RELATIONS[name].measure;
