import type { Layer } from "../frame.ts";

let questions = 0;

const UNKNOWN: unknown = Symbol("unknown");

/** Makes a function remember what it said about a layer, as long as its frame lives. */
export function remembered<Subject extends Layer, T>(ask: (layer: Subject) => T): (layer: Subject) => T {
  const question = questions++;
  return (layer) => {
    const { order, facts } = layer;
    const answers = (facts.answers[question] ??= facts.layers.map(() => UNKNOWN));
    const known = answers[order];
    if (known !== UNKNOWN) return known as T;
    const answer = ask(layer);
    answers[order] = answer;
    return answer;
  };
}
