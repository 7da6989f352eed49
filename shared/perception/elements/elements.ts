import { computedInSteps } from "../frame/computed.ts";
import type { Frame } from "../frame/frame.ts";
import type { Element } from "./element.ts";

/** The elements of a frame, from top to bottom and from left to right. */
export const elements = computedInSteps(function* (_frame: Frame): Generator<void, readonly Element[], void> {
  return [];
});
