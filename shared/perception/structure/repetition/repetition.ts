import { liesWithin } from "../../frame/lies-within.ts";
import { groupBy } from "../../../group-by.ts";
import type { Box } from "../../../scene/scene.ts";
import { byPlace, area, SAME_PX } from "../../../scene/geometry.ts";
import { computedInSteps } from "../../frame/computed.ts";
import type { Frame, Layer } from "../../frame/frame.ts";
import type { Thing } from "../../things/thing.ts";
import { joinByKeys } from "../join-by-keys.ts";
import { pieces, type Piece } from "../piece.ts";
import { isBelievable } from "./believable-run.ts";
import { type Direction, gapsOf, ROW } from "../axis.ts";
import { type Run, runsOf } from "./runs.ts";

/** One of several things alike. */
export interface Cell {
  readonly thing: Thing;
  /** The layer of the thing, and those that lie on it without being filed in it. */
  readonly layers: readonly [Layer, ...Layer[]];
  readonly box: Box;
}

/** Things alike that follow each other in equal steps: the rows of a list, cards, tabs. */
export interface Repetition {
  readonly axis: Direction | "grid";
  /** From top to bottom, then from left to right. */
  readonly cells: readonly Cell[];
}

/** The thing with all that it lies in, the outermost first. */
const wayTo = (thing: Thing): readonly Thing[] => (thing.parent ? [...wayTo(thing.parent), thing] : [thing]);

const keepsApart = ({ axes, pieces: own }: Run): boolean =>
  gapsOf(
    axes.along,
    own.map(({ box }) => box),
  ).every((gap) => gap >= -SAME_PX);

/**
 * Words that follow each other, each in a group of its own, stand for their groups, even when these do not look alike,
 * as the selected tab of a bar. Words side by side stand for themselves.
 */
function liftedRun(run: Run): Run {
  if (run.pieces[0]?.kind !== "text") return run;
  const ways = run.pieces.map(({ thing }) => wayTo(thing));
  const [first = []] = ways;
  const depth = first.findIndex((thing, at) => ways.some((axes) => axes[at] !== thing));
  const groups = ways.map((axes, index) => {
    const thing = axes[depth] as Thing;
    const own = run.pieces[index] as Piece;
    return thing === own.thing
      ? own
      : { thing, layer: thing.layer, box: thing.layer.node.box, kind: "content" as const, look: "content" };
  });
  const lifted = { ...run, pieces: groups };
  return new Set(groups.map(({ layer }) => layer)).size === groups.length && keepsApart(lifted)
    ? lifted
    : run;
}

/** The runs without those that hold nothing but layers of a longer one in the same direction, or of one before it. */
function withoutPartial(runs: readonly Run[]): readonly Run[] {
  const longest = new Map<string, Run>();
  const keyOf = (run: Run, { layer }: Piece): string => `${run.axes.direction} ${layer.order}`;
  for (const run of runs)
    for (const piece of run.pieces)
      if ((longest.get(keyOf(run, piece))?.pieces.length ?? 0) < run.pieces.length)
        longest.set(keyOf(run, piece), run);
  return runs.filter((run) => run.pieces.some((piece) => longest.get(keyOf(run, piece)) === run));
}

/** A row with words of its own beside its cells is more than a wrapper. */
const SMALLEST_SHARE = 0.6;

/** The things without paint that only hold several cells side by side: nobody sees them, only their cells. */
function lineWrappers(runs: readonly Run[]): ReadonlySet<Thing> {
  const wrappers = new Set<Thing>();
  for (const { axes, pieces: own } of runs) {
    if (axes !== ROW || own[0]?.kind === "text") continue;
    const held = new Map<Thing, { cells: number; covered: number }>();
    for (const { thing, box } of own)
      for (let around = thing.parent; around?.parent; around = around.parent) {
        const { cells, covered } = held.get(around) ?? { cells: 0, covered: 0 };
        held.set(around, { cells: cells + 1, covered: covered + area(box) });
      }
    for (const [around, { cells, covered }] of held)
      if (cells > 1 && !around.painter && covered >= SMALLEST_SHARE * area(around.layer.node.box))
        wrappers.add(around);
  }
  return wrappers;
}

const meanArea = ({ pieces: own }: Run): number =>
  own.reduce((sum, { box }) => sum + area(box), 0) / own.length;

const compareRuns = (a: Run, b: Run): number =>
  meanArea(b) - meanArea(a) || (a.pieces[0]?.layer.order ?? 0) - (b.pieces[0]?.layer.order ?? 0);

/** The runs, the largest first, parted by the cells of others that their pieces lie in. */
function hostRuns(runs: readonly Run[]): readonly Run[] {
  const accepted = new Set<Thing>();
  const ownerOf = ({ thing: { parent } }: Piece): Thing | undefined => {
    for (let up = parent; up; up = up.parent) if (accepted.has(up)) return up;
    return undefined;
  };
  const hosts: Run[] = [];
  for (const run of runs.toSorted(compareRuns))
    for (const own of groupBy(run.pieces, ownerOf).values()) {
      const part = { ...run, pieces: own };
      if (!isBelievable(part)) continue;
      hosts.push(part);
      for (const { thing } of own) accepted.add(thing);
    }
  return withoutPartial(hosts);
}

/** The layers that lie on a thing without being filed in its layer. */
const layersOn = ({ children }: Thing, layer: Layer): readonly Layer[] =>
  children.flatMap((one) =>
    one.layer !== layer && liesWithin(one.layer, layer)
      ? layersOn(one, layer)
      : [one.layer, ...layersOn(one, one.layer)],
  );

const cellOf = ({ thing, layer, box }: Piece): Cell => ({
  thing,
  layers: [layer, ...layersOn(thing, layer)],
  box,
});

function repetitionOf(runs: readonly Run[]): Repetition {
  const cells = new Map<Layer, Cell>();
  for (const piece of runs.flatMap(({ pieces: own }) => own))
    if (!cells.has(piece.layer)) cells.set(piece.layer, cellOf(piece));
  const directions = new Set(runs.map(({ axes }) => axes.direction));
  const [first = "row"] = directions;
  return {
    axis: directions.size > 1 ? "grid" : first,
    cells: [...cells.values()].toSorted((a, b) => byPlace(a.box, b.box)),
  };
}

/**
 * The repetitions in a frame, of two cells or more, whatever the layers are called and however they are grouped, each
 * thing in a group of its own or side by side. The largest come first; what is repeated inside a cell is a repetition of
 * its own.
 */
export const repetitions = computedInSteps(function* (
  frame: Frame,
): Generator<void, readonly Repetition[], void> {
  const looks = groupBy(pieces(frame), ({ look }) => look);
  yield;
  const believable: Run[] = [];
  for (const alike of looks.values()) {
    believable.push(...(yield* runsOf(alike)).filter(isBelievable));
  }
  const wrappers = lineWrappers(believable);
  yield;
  const isOfCells = ({ pieces: own }: Run): boolean => !own.some(({ thing }) => wrappers.has(thing));
  const runs = hostRuns(believable.map(liftedRun).filter(isOfCells));
  yield;
  const groups = joinByKeys(runs.map(({ pieces: own }) => own.map(({ layer }) => layer)));
  const numbered = runs.map((run, index) => ({ run, group: groups[index] }));
  yield;
  return [...groupBy(numbered, ({ group }) => group).values()].map((all) =>
    repetitionOf(all.map(({ run }) => run)),
  );
});
