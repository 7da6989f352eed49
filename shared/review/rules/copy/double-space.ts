import type { TextLayer } from "../../../perception/frame/frame.ts";
import { proseTexts, wholeFrame } from "../../../perception/copy/copy-texts.ts";
import { defineRule } from "../../rule.ts";

/** Exactly two spaces inside a sentence; more of them are meant, to align or to indent. */
const DOUBLE_SPACE = /[\p{L}\p{N}'’"”»)]+[.,;:!?]? {2}[\p{L}\p{N}'’"“«(]+/u;

const doubleSpaceIn = (layer: TextLayer): string | undefined =>
  DOUBLE_SPACE.exec(layer.node.text.characters)?.[0];

export const doubleSpace = defineRule({
  id: "double-space",
  aspect: "copy",
  severity: "suggestion",
  certainty: "measured",
  basis: "https://learn.microsoft.com/en-us/style-guide/top-10-tips-style-voice",
  says: {
    title: "Two spaces in a row",
    problem: "Two spaces stand between two words, as in “{near}” (texts: {count}).",
    why: "The gap looks like a slip and shows even more in large or justified text.",
    fix: "Delete the second space.",
  },
  applies: (frame) => wholeFrame(frame, proseTexts(frame)),
  check: (_, { frame, pass, fail }) => {
    const layers = proseTexts(frame).filter((text) => doubleSpaceIn(text) !== undefined);
    const [first] = layers;
    if (!first) return pass();
    return fail({ near: doubleSpaceIn(first) ?? "", count: layers.length }, { layers });
  },
});
