import { areNear } from "../../../scene/geometry.ts";
import { boxPainter } from "../../paint/painted-box.ts";
import type { Piece } from "../piece.ts";
import { gapsOf, ROW } from "../axis.ts";
import type { Run } from "./runs.ts";

const FEWEST = 3;
const FEWEST_CONTENT = 2;
/** A painted box that is less is a dot, a tick of a scale or a bar of a chart; a row of words may be as low as its letters. */
const SMALLEST_BOX_PX = 24;
const PAIR = { smallestPx: 40, samePx: 1, contentRatio: 1.1, largestGapPx: 48 };
const UNEVEN = { ratio: 2.5, fromPx: 240 };
/** Words or letters that are nearer to each other make up one line of text. */
const WORD_GAP_EM = 0.6;

const isSmall = ({ box }: Piece): boolean => Math.min(box.width, box.height) < SMALLEST_BOX_PX;

/** Boxes that small are drawn with; low rows of words are alike among themselves. */
const isTooSmall = ({ pieces: [first, ...more] }: Run): boolean =>
  first !== undefined &&
  ((first.kind === "box" && [first, ...more].some(isSmall)) ||
    (first.kind === "content" && more.some((piece) => isSmall(piece) !== isSmall(first))));

const gapsIn = ({ axes, pieces }: Run): readonly number[] =>
  gapsOf(
    axes.along,
    pieces.map(({ box }) => box),
  );

function isOneLine(run: Run): boolean {
  const sizePx = run.pieces[0]?.layer.node.text?.runs[0]?.sizePx ?? 0;
  return run.axes === ROW && gapsIn(run).every((gap) => gap < WORD_GAP_EM * sizePx);
}

/** The head, the body and the foot of a page are no list, though they follow each other. */
function isUneven({ axes, pieces }: Run): boolean {
  const sizes = pieces.map(({ box }) => axes.along.size(box));
  const largest = sizes.reduce((a, b) => Math.max(a, b), 0);
  const smallest = sizes.reduce((a, b) => Math.min(a, b), Infinity);
  return largest > UNEVEN.fromPx && largest > UNEVEN.ratio * smallest;
}

/** Two alone are of one kind when they are of one size and near each other. */
function isPair(run: Run): boolean {
  const [first, second] = run.pieces as readonly [Piece, Piece];
  const isSame = (a: number, b: number): boolean =>
    first.kind === "content"
      ? Math.max(a, b) <= PAIR.contentRatio * Math.min(a, b)
      : Math.min(a, b) >= PAIR.smallestPx && areNear(a, b, PAIR.samePx);
  const length = run.axes.along.size(first.box);
  const isPainted = ({ layer }: Piece): boolean => boxPainter(layer) !== undefined;
  return (
    isPainted(first) === isPainted(second) &&
    isSame(first.box.width, second.box.width) &&
    isSame(first.box.height, second.box.height) &&
    gapsIn(run).every((gap) => gap <= Math.min(PAIR.largestGapPx, length))
  );
}

/** True when a run by itself says that its pieces are one kind of thing, and not drawn strokes, letters or a chart. */
export function isBelievable(run: Run): boolean {
  const kind = run.pieces[0]?.kind;
  if (kind === undefined || kind === "shape") return false;
  if (kind === "text") return run.pieces.length >= FEWEST && !isOneLine(run);
  if (isTooSmall(run) || isUneven(run)) return false;
  return run.pieces.length >= FEWEST || (run.pieces.length === FEWEST_CONTENT && isPair(run));
}
