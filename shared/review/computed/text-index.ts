import type { Frame } from "../frame.ts";
import { indexBoxes } from "./box-index.ts";
import { computed } from "./computed.ts";

/** Finds the texts of a frame by their place. */
export const textIndex = computed((frame: Frame) => indexBoxes(frame.texts));
