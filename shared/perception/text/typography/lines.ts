import type { TextRun } from "../../../scene/scene.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { remembered, rememberedFlag } from "../../frame/remembered.ts";

/** The run that most of the characters of a text belong to. */
export const mainRun: (text: TextLayer) => TextRun = remembered(({ node }: TextLayer) =>
  node.text.runs.reduce((main, run) => (run.end - run.start > main.end - main.start ? run : main)),
);

/** The height of a capital for a size of 1: a box that is trimmed to the letters begins and ends with one. */
const CAPITAL_EM = 0.72;

/** A box is so near to a whole number of lines, or so far from it that it is trimmed. */
const WHOLE_LINES = { near: 0.1, far: 0.25 };

const offWhole = (lines: number): number => Math.abs(lines - Math.round(lines));

/** The number of lines of a text; undefined when its box was given a height and does not tell. */
export const knownLineCount: (text: TextLayer) => number | undefined = remembered((text: TextLayer) => {
  if (text.node.text.resize === "none" || text.node.rotationDeg) return undefined;
  const paragraphs = text.node.text.characters.split("\n").length - 1;
  const spacing = paragraphs * (text.node.text.paragraphSpacingPx ?? 0);
  const { lineHeightPx, sizePx } = mainRun(text);
  const lines = (text.node.box.height - spacing) / lineHeightPx;
  const trimmed = lines + 1 - (CAPITAL_EM * sizePx) / lineHeightPx;
  const isEven = text.node.text.runs.every((run) => run.lineHeightPx === lineHeightPx);
  const isTrimmed = isEven && offWhole(lines) > WHOLE_LINES.far && offWhole(trimmed) < WHOLE_LINES.near;
  return Math.max(1, Math.round(isTrimmed ? trimmed : lines));
});

/** Fonts of code. */
export const MONOSPACED = /mono|code|courier|consol|menlo|terminal/i;

/** True when a text is code: its lines follow other rules than prose. */
export const isMostlyMonospaced: (text: TextLayer) => boolean = rememberedFlag((text: TextLayer) =>
  MONOSPACED.test(mainRun(text).fontFamily),
);

const LETTER = /\p{L}/gu;

/** True when a text has so many letters, not counting spaces, digits and signs. */
export function hasLetters({ node }: TextLayer, least: number): boolean {
  const { characters } = node.text;
  return characters.length >= least && (characters.match(LETTER)?.length ?? 0) >= least;
}
