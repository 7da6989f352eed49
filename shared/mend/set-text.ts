import type { Box, SceneNode, Text, TextRun } from "../scene/scene.ts";
import { differenceOf } from "./difference.ts";
import { setBox } from "./set-box.ts";
import { widthOf } from "./width-of.ts";

export type TextNode = SceneNode & { readonly text: Text };

const longest = (a: TextRun, b: TextRun): TextRun => (b.end - b.start > a.end - a.start ? b : a);

/** The stretch that has the most letters. */
export const longestRun = (runs: readonly [TextRun, ...TextRun[]]): TextRun => runs.reduce(longest);

export const lineHeightOf = ({ runs }: Text): number => runs.reduce(longest).lineHeightPx;

export const linesIn = ({ text, box }: TextNode): number =>
  Math.max(1, Math.round(box.height / lineHeightOf(text)));

const ALIGNED = { left: 0, justified: 0, center: 0.5, right: 1 } as const;

/** The box that the editor gives a text which keeps to its words. */
function boxFor(node: TextNode, text: Text): Box {
  const { box } = node;
  const scale = widthOf(text) / Math.max(1, widthOf(node.text));
  const lines = linesIn(node);
  if (text.resize === "none") return box;
  if (text.resize === "height") {
    const isOneLine = lines === 1 && widthOf(text) <= box.width;
    const wrapped = isOneLine ? 1 : Math.max(1, lines === 1 ? 1 : Math.ceil(lines * scale - 0.25));
    return { ...box, height: wrapped * lineHeightOf(text) };
  }
  const width = box.width * scale;
  return {
    ...box,
    x: box.x + (box.width - width) * ALIGNED[text.alignHorizontal],
    width,
    height: lines * lineHeightOf(text),
  };
}

/** Gives a text layer other words or another look, and the box that follows. */
export function setText(node: TextNode, text: Text): SceneNode {
  const changed = setBox(node, boxFor(node, text));
  return { ...changed, text };
}

/** Gives those runs another look that look as most letters do in the property. */
export function setRuns(
  { runs, ...text }: Text,
  isMeant: (run: TextRun) => boolean,
  change: (run: TextRun) => TextRun,
): Text {
  return { ...text, runs: runs.map((run) => (isMeant(run) ? change(run) : run)) };
}

/** Other words: letters before and behind the change keep their looks, new ones look as those they stand for. */
export function setCharacters(text: Text, characters: string): Text {
  const { start, end, instead } = differenceOf(text.characters, characters);
  const more = instead.length - (end - start);
  const owner = text.runs.find((run) => start < run.end) ?? text.runs[text.runs.length - 1];
  const runs = text.runs
    .map((run) => {
      if (run === owner) return { ...run, end: Math.max(run.end, end) + more };
      if (run.start >= end) return { ...run, start: run.start + more, end: run.end + more };
      return run.end > start ? { ...run, start: Math.max(run.start, end) + more, end: run.end + more } : run;
    })
    .filter((run, index) => run.end > run.start || (characters === "" && index === 0));
  return { ...text, characters, runs };
}
