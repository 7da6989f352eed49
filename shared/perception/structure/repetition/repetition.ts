import { joinByKeys } from "../join-by-keys.ts";
import { groupBy } from "../../../group-by.ts";
import type { Box } from "../../../scene/scene.ts";
import { area, union } from "../../../scene/geometry.ts";
import { computed } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import { isBelievable } from "./believable-run.ts";
import { ownersAmong } from "../cell-owner.ts";
import { chartBars } from "../chart-bars.ts";
import { cellsInStep, runsInStep } from "./in-step.ts";
import { liftedRun } from "./lifted-run.ts";
import { lineWrappers } from "../line-wrappers.ts";
import { withoutCutPairs, withoutPartial } from "./partial-runs.ts";
import { pieces, type Piece } from "../piece.ts";
import { type Direction, type Run, runsOf } from "./runs.ts";

/** One of several things alike. */
export interface Cell {
  /** One layer when the cell has a layer of its own; else those that it is made of, the one that gives its box first. */
  readonly layers: readonly [Layer, ...Layer[]];
  readonly box: Box;
}

/** Cells that follow each other in a row or a column. */
export interface Line {
  readonly direction: Direction;
  readonly cells: readonly Cell[];
}

/** Things alike that follow each other in equal steps: the rows of a list, cards, tabs. */
export interface Repetition {
  readonly axis: Direction | "grid";
  /** From top to bottom, then from left to right. */
  readonly cells: readonly Cell[];
  /** The rows and columns of which it is made: one, unless it is a grid. */
  readonly lines: readonly Line[];
}

const isWords = ({ pieces: [first] }: Run): boolean => first?.kind === "text" || first?.kind === "shape";

const runsIn = (found: readonly Piece[]): readonly Run[] =>
  [...groupBy(found, ({ look }) => look).values()].flatMap(runsOf);

const sizeOf = ({ pieces: found }: Run): number =>
  found.reduce((sum, { box }) => sum + area(box), 0) / found.length;

const compareRuns = (a: Run, b: Run): number =>
  sizeOf(b) - sizeOf(a) || (a.pieces[0]?.layer.order ?? 0) - (b.pieces[0]?.layer.order ?? 0);

interface Hosts {
  readonly runs: readonly Run[];
  /** The cell that a piece lies in or on. */
  readonly ownerOf: (piece: Piece) => Layer | undefined;
}

/** The runs whose pieces lie in one cell or in none; what lies in several cells is part of them. */
function hostRuns(runs: readonly Run[]): Hosts {
  const accepted = new Set<Layer>();
  const layers = new Set(runs.flatMap((run) => run.pieces.map(({ layer }) => layer)));
  const ownerOf = ownersAmong(
    [...layers].toSorted((a, b) => a.order - b.order),
    (layer) => accepted.has(layer),
  );
  const hosts: Run[] = [];
  for (const run of runs.toSorted(compareRuns))
    for (const part of groupBy(run.pieces, ownerOf).values()) {
      const own = { ...run, pieces: part };
      if (!isBelievable(own)) continue;
      hosts.push(own);
      for (const { layer } of part) accepted.add(layer);
    }
  return { runs: withoutPartial(hosts), ownerOf };
}

/** Joins rows and columns that share cells. */
function joined(runs: readonly Run[]): readonly (readonly Run[])[] {
  const groups = joinByKeys(runs.map(({ pieces: own }) => own.map(({ layer }) => layer)));
  const indexed = runs.map((run, index) => ({ run, group: groups[index] }));
  return [...groupBy(indexed, ({ group }) => group).values()].map((all) => all.map(({ run }) => run));
}

const byPlace = ({ box: a }: Cell, { box: b }: Cell): number => a.y - b.y || a.x - b.x;

function repetitionOf(runs: readonly Run[], cellOf: (piece: Piece) => Cell): Repetition {
  const lines = runs.map(({ direction, pieces: found }) => ({ direction, cells: found.map(cellOf) }));
  const directions = new Set(lines.map(({ direction }) => direction));
  const [first = "row"] = directions;
  return {
    axis: directions.size > 1 ? "grid" : first,
    cells: [...new Set(lines.flatMap(({ cells }) => cells))].toSorted(byPlace),
    lines,
  };
}

/** The layers that lie on each bare rectangle: they are its content. */
function layersOn(
  found: readonly Piece[],
  ownerOf: (piece: Piece) => Layer | undefined,
): ReadonlyMap<Layer, readonly Layer[]> {
  const owners = new Map<Layer, Layer>();
  const on = new Map<Layer, Layer[]>();
  for (const piece of found) {
    const { layer } = piece;
    const owner = ownerOf(piece);
    if (!owner || owner.children.length > 0) continue;
    owners.set(layer, owner);
    if (layer.parent && owners.get(layer.parent) === owner) continue;
    const list = on.get(owner);
    if (list) list.push(layer);
    else on.set(owner, [layer]);
  }
  return on;
}

const boxOf = (layers: readonly Layer[]): Box => union(layers.map(({ node }) => node.box)) as Box;

function bareRepetition(runs: readonly [Run, ...Run[]]): Repetition {
  const cells = cellsInStep(runs).map((layers) => ({ layers, box: boxOf(layers) }));
  const { direction, pieces: first } = runs[0];
  const byLayer = new Map(first.map(({ layer }, index) => [layer, cells[index] as Cell]));
  return repetitionOf([{ direction, pieces: first }], ({ layer }) => byLayer.get(layer) as Cell);
}

/**
 * The repetitions in a frame, of two cells or more, whatever the layers are called and however they are grouped: cells
 * with a layer of their own, each in a group of its own or side by side, and cells made of bare layers at equal
 * distances. The largest come first; what is repeated inside a cell is a repetition of its own.
 */
export const repetitions = computed((frame: Frame): readonly Repetition[] => {
  const all = pieces(frame);
  const bars = chartBars(all);
  const runs = runsIn(all.filter(({ layer }) => !bars.has(layer)));
  const believable = withoutCutPairs(runs.filter(isBelievable));
  const wrappers = lineWrappers(believable);
  const isOfCells = ({ pieces: found }: Run): boolean => !found.some(({ layer }) => wrappers.has(layer));
  const { runs: hosts, ownerOf } = hostRuns(withoutPartial(believable.map(liftedRun).filter(isOfCells)));
  const on = layersOn(all, ownerOf);
  const cells = new Map<Layer, Cell>();
  const cellOf = ({ layer }: Piece): Cell => {
    const cell = cells.get(layer) ?? { layers: [layer, ...(on.get(layer) ?? [])], box: layer.node.box };
    cells.set(layer, cell);
    return cell;
  };
  const companions = runs.filter(
    (run) =>
      run.pieces[0]?.kind === "shape" &&
      run.pieces.length > 2 &&
      run.pieces.every((piece) => !ownerOf(piece)),
  );
  const groups = joined(hosts);
  const bare = groups
    .filter((group) => group.length === 1)
    .flat()
    .filter(isWords);
  return [
    ...groups
      .filter((group) => group.length > 1 || !group.every(isWords))
      .map((group) => repetitionOf(group, cellOf)),
    ...runsInStep([...bare, ...companions])
      .filter(([first]) => first.pieces[0]?.kind === "text")
      .map(bareRepetition),
  ];
});
