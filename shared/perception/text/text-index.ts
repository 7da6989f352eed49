import type { Frame } from "../frame/frame.ts";
import { indexBoxes } from "../frame/box-index.ts";
import { computed } from "../frame/computed.ts";

/** Finds the texts of a frame by their place. */
export const textIndex = computed((frame: Frame) => indexBoxes(frame.texts));
