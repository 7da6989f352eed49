import { computed } from "../frame/computed.ts";
import { closest, type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { rememberedFlag } from "../frame/remembered.ts";
import { isCovered } from "./covers/covered.ts";
import { isFaded } from "./opacity.ts";

/** A layer that is blurred by so many px lies behind what people look at: under a dialog, say. */
const OUT_OF_FOCUS_PX = 2;

const isBlurred = rememberedFlag(({ node: { effects = [] } }: Layer): boolean =>
  effects.some(({ type, radiusPx }) => type === "layer-blur" && radiusPx >= OUT_OF_FOCUS_PX),
);

/** The texts of a frame that are not covered by what is painted later, nor faded away, nor out of focus. */
export const seenTexts = computed((frame: Frame): readonly TextLayer[] =>
  frame.texts.filter((text) => !isFaded(text) && closest(text, isBlurred) === undefined && !isCovered(text)),
);
