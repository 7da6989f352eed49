import { computed } from "../frame/computed.ts";
import type { Frame, TextLayer } from "../frame/frame.ts";
import { isCovered } from "./covered.ts";
import { totalOpacity } from "./opacity.ts";

/** What is fainter is there for nobody. */
const FAINTEST = 0.03;

/** The texts of a frame that are not covered by what is painted later, nor faded away. */
export const seenTexts = computed((frame: Frame): readonly TextLayer[] =>
  frame.texts.filter((text) => totalOpacity(text) >= FAINTEST && !isCovered(text, frame)),
);
