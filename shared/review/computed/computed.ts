import type { Frame } from "../frame.ts";

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
