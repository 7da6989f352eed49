import { areNear, bottom, contains } from "../../../../../scene/geometry.ts";
import type { Element } from "../../../../../perception/elements/element.ts";
import { elements } from "../../../../../perception/elements/elements.ts";
import { computed } from "../../../../../perception/frame/computed.ts";
import { type Frame, isText, type Layer } from "../../../../../perception/frame/frame.ts";
import { paintedIndex } from "../../../../../perception/paint/painted-index.ts";
import { textIndex } from "../../../../../perception/text/text-index.ts";

/** Radio buttons under each other that answer one question, and those of them that are drawn as chosen. */
export interface RadioColumn {
  readonly options: readonly Layer[];
  readonly chosen: readonly Layer[];
}

/** Columns in which several are chosen are seen with some doubt: what follows here settles it. */
const LEAST_CERTAINTY = 0.55;
const FEWEST = 3;
/** More stand on no screen that people fill in. */
const MOST = 60;
const SAME_PX = 2;
const FAR_PX = 120;
/** A wider step begins another question. */
const SAME_STEP = 1.25;
const LINE_PX = 4;
const ROUND = 0.45;

const startOf = ({ box }: Element): number => box.y;

/** Runs of radio buttons in one column, in equal steps. */
function runsOf(radios: readonly Element[]): readonly (readonly Element[])[] {
  const runs: Element[][] = [];
  if (radios.length > MOST) return [];
  for (const radio of radios.toSorted((a, b) => startOf(a) - startOf(b))) {
    const run = runs.find((one) => follows(radio, one));
    if (run) run.push(radio);
    else runs.push([radio]);
  }
  return runs.filter((run) => run.length >= FEWEST);
}

function follows(radio: Element, run: readonly Element[]): boolean {
  const [first, second] = run;
  const last = run.at(-1);
  if (!first || !last) return false;
  const isInColumn =
    areNear(radio.box.x, first.box.x, SAME_PX) && areNear(radio.box.width, first.box.width, SAME_PX);
  const step = radio.box.y - last.box.y;
  const usual = second ? second.box.y - first.box.y : step;
  return (
    isInColumn && step > 0 && step <= FAR_PX && Math.max(step, usual) <= SAME_STEP * Math.min(step, usual)
  );
}

const isRound = ({ node: { type, box, cornerRadiiPx } }: Layer): boolean =>
  type === "ELLIPSE" || Math.min(...(cornerRadiiPx ?? [0])) >= ROUND * box.width;

/** A dot chooses one of several; a tick may stand on as many as people like, and a number counts steps. */
function isDotted({ box }: Element, frame: Frame): boolean {
  const inside = [...paintedIndex(frame).touching(box), ...textIndex(frame).touching(box)].filter(
    ({ node, children }) => children.length === 0 && contains(box, node.box, 1),
  );
  return inside.every((layer) => !isText(layer) && isRound(layer));
}

/** The steps of a way hang together by a line. */
const areLinked = (a: Element, b: Element, frame: Frame): boolean =>
  paintedIndex(frame)
    .touching({ ...a.box, y: bottom(a.box), height: Math.max(0, b.box.y - bottom(a.box)) })
    .some(({ node }) => node.box.width <= LINE_PX && node.box.height >= LINE_PX);

const isQuestion = (run: readonly Element[], frame: Frame): boolean =>
  run.every((one) => one.label !== "" && isDotted(one, frame)) &&
  !run.some((one, index) => {
    const next = run[index + 1];
    return next !== undefined && areLinked(one, next, frame);
  });

const layerOf = ({ layers: [layer] }: Element): Layer => layer;

/** The columns of radio buttons in a frame, as they are drawn. */
export const radioColumns = computed((frame: Frame): readonly RadioColumn[] =>
  runsOf(elements(frame).filter(({ role, certainty }) => role === "radio" && certainty >= LEAST_CERTAINTY))
    .filter((run) => isQuestion(run, frame))
    .map((run) => ({
      options: run.map(layerOf),
      chosen: run.filter(({ state }) => state === "selected").map(layerOf),
    })),
);
