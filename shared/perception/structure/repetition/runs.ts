import { areNear, SAME_PX } from "../../../scene/geometry.ts";
import { isText } from "../../frame/frame.ts";
import { styleOf } from "../../text/typography/text-style.ts";
import { COLUMN, linesOf, ROW, type Axes } from "../axis.ts";
import { clusters } from "../clusters.ts";
import type { Piece, PieceKind } from "../piece.ts";

/** Like pieces one after the other, in about equal steps. */
export interface Run {
  readonly axes: Axes;
  readonly pieces: readonly Piece[];
}

/** How far the steps of a run and the places across it may differ: a slip is no reason not to belong to it. */
const SLIP_PX: Readonly<Record<PieceKind, number>> = { content: 8, box: 8, text: 4, icon: 6, shape: 2 };
const SIZE_RATIO = 0.12;

/** Which of start, middle and end pieces share: the box of a text as wide as its words does not tell by which it lines up. */
const edgesOf = (axes: Axes, kind: PieceKind | undefined): readonly (0 | 1 | 2)[] => {
  if (kind !== "text") return [0];
  return axes === ROW ? [1] : [0, 1, 2];
};

/** Pieces of one look on one line; boxes also of about one size across it. */
function onOneLine(axes: Axes, alike: readonly Piece[]): readonly (readonly Piece[])[] {
  const kind = alike[0]?.kind;
  const slip = SLIP_PX[kind ?? "shape"];
  return edgesOf(axes, kind)
    .flatMap((edge) => clusters(alike, ({ box }) => linesOf(axes.across, box)[edge], slip))
    .flatMap((line) =>
      kind === "text"
        ? [line]
        : clusters(
            line,
            ({ box }) => axes.across.size(box),
            (size) => Math.max(slip, SIZE_RATIO * size),
          ),
    );
}

interface Step {
  readonly gap: number;
  readonly pitches: readonly number[];
}

function stepBetween({ along }: Axes, { box: a }: Piece, { box: b }: Piece): Step {
  const before = linesOf(along, a);
  const next = linesOf(along, b);
  const pitches = [next[0] - before[0], next[1] - before[1], next[2] - before[2]];
  return { gap: next[0] - before[2], pitches };
}

const isLike = (a: Step, b: Step, slip: number): boolean =>
  areNear(a.gap, b.gap, slip) ||
  a.pitches.some((pitch, index) => Math.abs(pitch - (b.pitches[index] ?? Infinity)) <= slip);

/** Further apart they are not seen as one after the other: a row of words with space around them is a large one. */
const LARGEST_GAP_PX: Readonly<Record<PieceKind, number>> = {
  content: 80,
  box: 80,
  text: 200,
  icon: 80,
  shape: 200,
};

/** The line above a list of words is set bolder than they are: it says what they are, and is none of them. */
function withoutHead(axes: Axes, run: readonly Piece[]): readonly Piece[] {
  if (axes !== COLUMN || run.length < 3) return run;
  const weights = run.slice(0, 2).map(({ layer }) => (isText(layer) ? styleOf(layer).weight : 0));
  return (weights[0] ?? 0) > (weights[1] ?? 0) ? run.slice(1) : run;
}

/** Parts a line where the steps change: a smaller step takes the piece before it into its own run. */
function partLine(axes: Axes, line: readonly Piece[]): readonly Run[] {
  const found: Piece[][] = [];
  let last: Step | undefined;
  let beforeLast: Step | undefined;
  for (const piece of line) {
    const run = found.at(-1);
    const before = run?.at(-1);
    const step = before && stepBetween(axes, before, piece);
    const isNext = step && step.gap >= -SAME_PX && step.gap <= LARGEST_GAP_PX[piece.kind];
    // After one that has slipped the step is like the one before.
    const isInStep = (earlier: Step | undefined): boolean =>
      earlier !== undefined && step !== undefined && isLike(earlier, step, SLIP_PX[piece.kind]);
    if (run && isNext && (!last || isInStep(last) || isInStep(beforeLast))) run.push(piece);
    else if (run && isNext && last && step.gap < last.gap && run.length > 1)
      found.push([run.pop() as Piece, piece]);
    else found.push([piece]);
    const length = found.at(-1)?.length ?? 0;
    beforeLast = length > 2 ? last : undefined;
    last = length > 1 ? step : undefined;
  }
  return found
    .map((run) => withoutHead(axes, run))
    .filter((run) => run.length > 1)
    .map((run) => ({ axes, pieces: run }));
}

const isSeveral = ({ length }: readonly Piece[]): boolean => length > 1;

/** The runs of pieces of one look, in columns and in rows. */
export function* runsOf(alike: readonly Piece[]): Generator<void, readonly Run[], void> {
  const runs: Run[] = [];
  for (const axes of isSeveral(alike) ? [COLUMN, ROW] : []) {
    for (const line of onOneLine(axes, alike).filter(isSeveral)) {
      const inOrder = line.toSorted(
        (a, b) => axes.along.start(a.box) - axes.along.start(b.box) || a.layer.order - b.layer.order,
      );
      runs.push(...partLine(axes, inOrder));
    }
    yield;
  }
  return runs;
}
