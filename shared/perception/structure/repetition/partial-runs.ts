import type { Layer } from "../../frame/frame.ts";
import type { Direction, Run } from "./runs.ts";

/** The runs without those that hold nothing but layers of a longer one in the same direction, or of one before it. */
export function withoutPartial(runs: readonly Run[]): readonly Run[] {
  const longest: Readonly<Record<Direction, Map<Layer, Run>>> = { row: new Map(), column: new Map() };
  for (const run of runs)
    for (const { layer } of run.pieces) {
      const other = longest[run.direction].get(layer);
      if (!other || other.pieces.length < run.pieces.length) longest[run.direction].set(layer, run);
    }
  return runs.filter((run) => run.pieces.some(({ layer }) => longest[run.direction].get(layer) === run));
}

const MOST_STEPS = 32;

/** The layers in which pieces of a run lie, with how many. */
function countsAround({ pieces }: Run): ReadonlyMap<Layer, number> {
  const counts = new Map<Layer, number>();
  for (const { layer } of pieces)
    for (let up = layer.parent, steps = 0; up?.parent && steps < MOST_STEPS; up = up.parent, steps++)
      counts.set(up, (counts.get(up) ?? 0) + 1);
  return counts;
}

/** The runs without those of two that hold parts of a longer run, which goes on beside them: they are some of its cells. */
export function withoutCutPairs(runs: readonly Run[]): readonly Run[] {
  const inside = new Map<Layer, Map<Run, number>>();
  for (const run of runs.filter(({ pieces }) => pieces.length > 2))
    for (const [layer, count] of countsAround(run)) {
      const counts = inside.get(layer) ?? new Map<Run, number>();
      inside.set(layer, counts.set(run, count));
    }
  const goesOn = ([first, second]: readonly (ReadonlyMap<Run, number> | undefined)[], pair: Run): boolean =>
    [...(first ?? [])].some(
      ([run, count]) =>
        run.direction === pair.direction &&
        second?.has(run) === true &&
        count + (second.get(run) ?? 0) < run.pieces.length,
    );
  return runs.filter(
    (run) =>
      run.pieces.length > 2 ||
      !goesOn(
        run.pieces.map(({ layer }) => inside.get(layer)),
        run,
      ),
  );
}
