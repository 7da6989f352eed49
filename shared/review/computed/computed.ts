import type { Frame } from "../frame.ts";

/** A fact about a frame that several rules share: computed once a frame, on first use. */
export function computed<T>(compute: (frame: Frame) => T): (frame: Frame) => T {
  const answers = new WeakMap<Frame, { readonly value: T }>();
  return (frame) => {
    const known = answers.get(frame);
    if (known) return known.value;
    const value = compute(frame);
    answers.set(frame, { value });
    return value;
  };
}
