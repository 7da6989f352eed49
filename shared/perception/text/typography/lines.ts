import type { TextRun } from "../../../scene/scene.ts";
import type { TextLayer } from "../../frame/frame.ts";
import { remembered, rememberedFlag } from "../../frame/remembered.ts";

/** The run that most of the characters of a text belong to. */
export const mainRun: (text: TextLayer) => TextRun = remembered(({ node }: TextLayer) =>
  node.text.runs.reduce((main, run) => (run.end - run.start > main.end - main.start ? run : main)),
);

/** The number of lines of a text; undefined when its box was given a height and does not tell. */
export const knownLineCount: (text: TextLayer) => number | undefined = remembered((text: TextLayer) => {
  if (text.node.text.resize === "none" || text.node.rotationDeg) return undefined;
  const paragraphs = text.node.text.characters.split("\n").length - 1;
  const spacing = paragraphs * (text.node.text.paragraphSpacingPx ?? 0);
  return Math.max(1, Math.round((text.node.box.height - spacing) / mainRun(text).lineHeightPx));
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
