import type { Thing } from "../../things/thing.ts";
import { CONTENT } from "./content.ts";
import type { Evidence } from "./evidence.ts";
import { LETTERS } from "./letters.ts";
import { PAINT } from "./paint.ts";
import { SHAPE } from "./shape.ts";
import type { Sight } from "./sight.ts";
import { SURROUNDINGS } from "./surroundings.ts";
import { WORDS } from "./words.ts";

const ALL: Evidence = { ...SHAPE, ...PAINT, ...CONTENT, ...LETTERS, ...WORDS, ...SURROUNDINGS };

/** The names of all evidence, in the order of `weighEvidence`. */
export const EVIDENCE_NAMES: readonly string[] = Object.keys(ALL);

const MEASURES = Object.values(ALL);

/** All evidence about a thing, as numbers in the order of `EVIDENCE_NAMES`. */
export function evidenceOf(thing: Thing, sight: Sight): Float64Array {
  const values = new Float64Array(MEASURES.length);
  for (let index = 0; index < MEASURES.length; index++)
    values[index] = (MEASURES[index] as (typeof MEASURES)[number])(thing, sight);
  return values;
}
