import type { TextThing, Thing } from "../../things/thing.ts";
import { COMPANY } from "./company.ts";
import { CONTENT } from "./content.ts";
import { NOT_THERE, type ElementEvidence } from "./evidence.ts";
import { LETTERS } from "./letters.ts";
import { PAINT } from "./paint.ts";
import { SETTING } from "./setting.ts";
import { SHAPE } from "./shape.ts";
import type { Sight } from "./sight.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { WORDS } from "./words.ts";

type Measure = ElementEvidence[string];

/**
 * Evidence about a thing itself, or about the text that is read first in it and so the same for all things around it.
 */
interface Part {
  readonly measures: readonly Measure[];
  /** The values of texts, where it is evidence about these. */
  readonly ofTexts?: WeakMap<TextThing, Float64Array>;
}

const partOf = (evidence: ElementEvidence): Part => ({ measures: Object.values(evidence) });

const partOfText = (evidence: ElementEvidence): Part => ({ ...partOf(evidence), ofTexts: new WeakMap() });

const OF_LETTERS: ElementEvidence = { ...LETTERS, ...SETTING };

/** The evidence seen at a glance; `CLOSER` is the evidence that takes reading, or searching around. */
const GLANCE: readonly Part[] = [
  partOf({ ...SHAPE, ...PAINT, ...CONTENT, ...COMPANY }),
  partOfText(OF_LETTERS),
];
const CLOSER: readonly Part[] = [partOfText(WORDS), partOf(SURROUNDINGS)];

/** The names of the evidence that is seen at a glance: the first of all. */
export const GLANCE_NAMES: readonly string[] = Object.keys({
  ...SHAPE,
  ...PAINT,
  ...CONTENT,
  ...COMPANY,
  ...OF_LETTERS,
});

/** The names of all evidence, in the order of the rows. */
export const EVIDENCE_NAMES: readonly string[] = [
  ...GLANCE_NAMES,
  ...Object.keys(WORDS),
  ...Object.keys(SURROUNDINGS),
];

/** Writes what a part says into a row, from an index on. */
function measure({ measures }: Part, row: Float64Array, start: number, thing: Thing, sight: Sight): void {
  for (let index = 0; index < measures.length; index++)
    row[start + index] = (measures[index] as Measure)(thing, sight);
}

function measuredOnce(part: Part, text: TextThing, sight: Sight): Float64Array {
  const remembered = part.ofTexts?.get(text);
  if (remembered) return remembered;
  const values = new Float64Array(part.measures.length);
  measure(part, values, 0, text, sight);
  part.ofTexts?.set(text, values);
  return values;
}

/** Fills in what some parts say, from an index of the row on. */
function fill(row: Float64Array, parts: readonly Part[], start: number, thing: Thing, sight: Sight): void {
  const { first } = thing.content;
  let at = start;
  for (const part of parts) {
    if (!part.ofTexts) measure(part, row, at, thing, sight);
    else if (first) row.set(measuredOnce(part, first, sight), at);
    else row.fill(NOT_THERE, at, at + part.measures.length);
    at += part.measures.length;
  }
}

/**
 * Evidence of a thing that is seen at a glance, in the order of `EVIDENCE_NAMES`; what is to be added by `lookCloser`
 * is 0.
 */
export function glanceAt(thing: Thing, sight: Sight): Float64Array {
  const row = new Float64Array(EVIDENCE_NAMES.length);
  fill(row, GLANCE, 0, thing, sight);
  return row;
}

/** Adds what takes a closer look to a row of `glanceAt`. */
export function lookCloser(row: Float64Array, thing: Thing, sight: Sight): void {
  fill(row, CLOSER, GLANCE_NAMES.length, thing, sight);
}

/** All evidence about a thing, as numbers in the order of `EVIDENCE_NAMES`. */
export function evidenceOf(thing: Thing, sight: Sight): Float64Array {
  const row = glanceAt(thing, sight);
  lookCloser(row, thing, sight);
  return row;
}
