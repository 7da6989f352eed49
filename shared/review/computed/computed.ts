import type { Frame } from "../frame.ts";

/** A fact about a frame that several rules share: computed once a frame, on first use. */
export function computed<T>(compute: (frame: Frame) => T): (frame: Frame) => T {
  const known = new WeakMap<Frame, { readonly value: T }>();
  return (frame) => {
    const entry = known.get(frame) ?? { value: compute(frame) };
    known.set(frame, entry);
    return entry.value;
  };
}
