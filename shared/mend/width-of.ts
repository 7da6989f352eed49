import type { Text, TextRun } from "../scene/scene.ts";

/** Mean advance of a letter in em, of common interface fonts, and what a step of a hundred in weight adds. */
const ADVANCE_EM = 0.52;
const WIDER_PER_WEIGHT = 0.00015;

const advanceOf = ({ sizePx, weight, letterSpacingPx = 0 }: TextRun): number =>
  sizePx * ADVANCE_EM * (1 + (weight - 400) * WIDER_PER_WEIGHT) + letterSpacingPx;

/** A guess of how wide all words are on one line, good enough to compare two ways to set a text. */
export const widthOf = ({ runs }: Pick<Text, "runs">): number =>
  runs.reduce((width, run) => width + (run.end - run.start) * advanceOf(run), 0);
