import { byPlace } from "../../scene/geometry.ts";
import { type Frame, type Layer, type TextLayer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { isUserWritten } from "./is-sample.ts";
import { isForeignPart } from "../parts/foreign-part.ts";
import { isCode } from "../text/language/prose.ts";
import { isForPeople, isScreen } from "../structure/screens/screen-kind.ts";
import { seenTexts } from "../paint/seen-texts.ts";

/**
 * The texts of a design that people will read, from top to bottom, however its layers are piled up: none of a component or a
 * sheet of styles, no notes, no status bar.
 */
export const copyTexts = computed((frame: Frame): readonly TextLayer[] =>
  isForPeople(frame)
    ? seenTexts(frame)
        .filter((text) => !isForeignPart(text))
        .toSorted((a, b) => byPlace(a.node.box, b.node.box))
    : [],
);

/** Texts that hold words, whoever is said to have written them: an example was written by the makers too. */
export const writtenTexts = computed((frame: Frame): readonly TextLayer[] =>
  copyTexts(frame).filter((text) => !isCode(text)),
);

/** Texts that the makers of the product write themselves, in words. */
export const proseTexts = computed((frame: Frame): readonly TextLayer[] =>
  writtenTexts(frame).filter((text) => !isUserWritten(text)),
);

/** The texts of a whole screen; none of a part of one, whose hierarchy depends on what surrounds it. */
export const screenTexts = computed((frame: Frame): readonly TextLayer[] =>
  isScreen(frame) ? copyTexts(frame) : [],
);

/** The frame as the one subject of a rule, when there are texts to judge. */
export const wholeFrame = (frame: Frame, texts: readonly TextLayer[]): readonly Layer[] =>
  texts.length > 0 ? [frame.root] : [];
