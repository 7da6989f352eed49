import type { Thing } from "../../things/thing.ts";
import type { Sight } from "./sight.ts";

/** Measures by name that speak for one role of a thing or another. A measure that does not apply is -1. */
export type ElementEvidence = Readonly<Record<string, (thing: Thing, sight: Sight) => number>>;

export const NOT_THERE = -1;

export const flag = (holds: boolean | undefined): number => (holds ? 1 : 0);
