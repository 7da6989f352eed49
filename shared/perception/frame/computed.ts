import type { Remembered, Frame } from "./frame.ts";
import { runToCompletion } from "./steps.ts";

let questions = 0;

function valueOf(answer: Remembered): unknown {
  if ("fault" in answer) throw answer.fault;
  return answer.value;
}

/** Computes an answer on a budget of its own: it is chance who asks first. */
function* answer(
  frame: Frame,
  compute: (frame: Frame) => Generator<void, unknown, void>,
): Generator<void, Remembered, void> {
  const { budget } = frame.root.facts;
  const { left } = budget;
  budget.left = budget.full;
  try {
    return { value: yield* compute(frame) };
  } catch (fault) {
    return { fault };
  } finally {
    budget.left = left;
  }
}

/**
 * A fact about a frame that several rules share: computed once a frame, on first use. Who asks again for one that could
 * not be had gets the same error again.
 */
export const computed = <T>(compute: (frame: Frame) => T): InSteps<T> =>
  // oxlint-disable-next-line require-yield -- all at once is one step
  computedInSteps(function* (frame) {
    return compute(frame);
  });

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
    return valueOf((ofFrame[question] ??= yield* answer(frame, compute))) as T;
  }
  return Object.assign(
    (frame: Frame): T => {
      // Most questions are asked again and again: those need no generator.
      const known = frame.root.facts.ofFrame[question];
      return known && "value" in known ? (known.value as T) : runToCompletion(inSteps(frame));
    },
    { inSteps },
  );
}
