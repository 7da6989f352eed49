import { areNear } from "../../../scene/geometry.ts";
import type { Layer } from "../../frame/frame.ts";
import type { Piece } from "../piece.ts";
import { axesOf, type Run } from "./runs.ts";

const SAME_PX = 2;
/** Parts of the same cells of a row stand right above or below each other: an icon and its word. */
const LARGEST_GAP_IN_ROW_PX = 32;
/** So many runs are compared with each other; cells are made of few parts. */
const MOST_COMPARED = 8;

/** Runs of one layer, as long as each other, may be parts of the same cells. */
function keyOf({ direction, pieces }: Run): string {
  const parents = new Set(pieces.map(({ layer }) => layer.parent));
  const [parent] = parents;
  return parents.size === 1 ? `${direction}|${pieces.length}|${parent?.order}` : "";
}

const lines = (run: Run, { box }: Piece): readonly number[] => {
  const { along } = axesOf(run.direction);
  return [along.start(box), along.start(box) + along.size(box) / 2, along.start(box) + along.size(box)];
};

/** The one has the same distance to the other in each cell: from their starts, their middles or their ends. */
const keepsStep = (a: Run, b: Run): boolean =>
  [0, 1, 2].some((line) => {
    const offsets = a.pieces.map(
      (piece, index) => (lines(b, b.pieces[index] as Piece)[line] ?? 0) - (lines(a, piece)[line] ?? 0),
    );
    const [first = 0] = offsets;
    return offsets.every((offset) => areNear(offset, first, SAME_PX));
  });

/** They are nearer to each other than one cell is to the next. */
function isNear(a: Run, b: Run): boolean {
  const { along, across } = axesOf(a.direction);
  const [[first, second], [other]] = [a.pieces, b.pieces];
  if (!first || !second || !other) return false;
  const pitch = along.start(second.box) - along.start(first.box);
  if (Math.abs(along.start(other.box) - along.start(first.box)) > pitch / 2 && a.direction === "row")
    return false;
  if (Math.abs(along.start(other.box) - along.start(first.box)) >= pitch) return false;
  const gap =
    Math.max(across.start(first.box), across.start(other.box)) -
    Math.min(
      across.start(first.box) + across.size(first.box),
      across.start(other.box) + across.size(other.box),
    );
  return a.direction === "column" || gap <= LARGEST_GAP_IN_ROW_PX;
}

/** Runs whose pieces stand beside each other in each cell, such as the icons, titles and prices of bare rows. */
export function runsInStep(runs: readonly Run[]): readonly (readonly [Run, ...Run[]])[] {
  const groups = new Map<string, [Run, ...Run[]][]>();
  const alone: [Run][] = [];
  for (const run of runs) {
    const key = keyOf(run);
    const known = groups.get(key) ?? [];
    const group = known.slice(-MOST_COMPARED).find(([first]) => keepsStep(first, run) && isNear(first, run));
    if (key === "") alone.push([run]);
    else if (group) group.push(run);
    else groups.set(key, [...known, [run]]);
  }
  return [...alone, ...[...groups.values()].flat()];
}

/** The layers that a repetition of bare parts holds, cell by cell, the words first. */
export const cellsInStep = ([first, ...others]: readonly [Run, ...Run[]]): readonly (readonly [
  Layer,
  ...Layer[],
])[] =>
  first.pieces.map(({ layer }, index) => [layer, ...others.flatMap((run) => run.pieces[index]?.layer ?? [])]);
