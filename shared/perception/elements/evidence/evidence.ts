import type { Thing } from "../../things/thing.ts";
import type { Sight } from "./sight.ts";

/** What speaks for a thing being this or that: named numbers. -1 stands for what does not apply. */
export type ElementEvidence = Readonly<Record<string, (thing: Thing, sight: Sight) => number>>;

export const NOT_THERE = -1;

export const flag = (holds: boolean | undefined): number => (holds ? 1 : 0);
