import type { Frame } from "./frame.ts";
import { toEnd } from "./steps.ts";

let questions = 0;

/** A fact about a frame that several rules share: computed once a frame, on first use. */
export function computed<T>(compute: (frame: Frame) => T): (frame: Frame) => T {
  const question = questions++;
  return (frame) => {
    const { ofFrame } = frame.root.facts;
    const known = ofFrame[question];
    if (known) return known.value as T;
    const value = compute(frame);
    ofFrame[question] = { value };
    return value;
  };
}

export interface InSteps<T> {
  /** The fact, at once when nobody has asked for it in steps. */
  (frame: Frame): T;
  /** The fact, as a review asks for it that must not be felt. */
  readonly inSteps: (frame: Frame) => Generator<void, T, void>;
}

/** The same for a fact that takes more time than one step of a review may. */
export function computedInSteps<T>(compute: (frame: Frame) => Generator<void, T, void>): InSteps<T> {
  const question = questions++;
  function* inSteps(frame: Frame): Generator<void, T, void> {
    const { ofFrame } = frame.root.facts;
    const known = ofFrame[question];
    if (known) return known.value as T;
    const value = yield* compute(frame);
    ofFrame[question] = { value };
    return value;
  }
  return Object.assign((frame: Frame) => toEnd(inSteps(frame)), { inSteps });
}
