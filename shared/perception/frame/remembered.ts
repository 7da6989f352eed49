import type { Layer } from "./frame.ts";

let slots = 0;

const UNKNOWN: unknown = Symbol("unknown");

/** Makes a function remember what it said about a layer, as long as its frame lives. */
export function remembered<Subject extends Layer, T>(ask: (layer: Subject) => T): (layer: Subject) => T {
  const slot = slots++;
  return (layer) => {
    const { order, facts } = layer;
    const answers = (facts.answers[slot] ??= Array<unknown>(facts.layers.length).fill(UNKNOWN));
    const known = answers[order];
    if (known !== UNKNOWN) return known as T;
    const answer = ask(layer);
    answers[order] = answer;
    return answer;
  };
}

let flagSlots = 0;

const NO = 1;
const YES = 2;

/** The same for a question that is answered by yes or no: a byte a layer is enough to remember it. */
export function rememberedFlag<Subject extends Layer>(
  ask: (layer: Subject) => boolean,
): (layer: Subject) => boolean {
  const slot = flagSlots++;
  return (layer) => {
    const { order, facts } = layer;
    const flags = (facts.flags[slot] ??= new Uint8Array(facts.layers.length));
    const known = flags[order];
    if (known !== 0) return known === YES;
    const answer = ask(layer);
    flags[order] = answer ? YES : NO;
    return answer;
  };
}
