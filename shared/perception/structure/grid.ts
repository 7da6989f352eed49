const STEP_PX = 2;
const NEXT = [-1, 0, 1];

/** Numbers in px under a kind, such as the edges of a box. */
export type GridEntry = readonly [kind: string, ...px: number[]];

/** Tells whether numbers of a kind are kept that are near others: each within a step, at most two. */
export interface Grid {
  readonly hasNear: (entry: GridEntry) => boolean;
}

const onGrid = (px: number): number => Math.round(px / STEP_PX);

/** Keeps numbers on a grid: looking some up takes as long however many are kept. */
export function gridOf(entries: Iterable<GridEntry>): Grid {
  const kept = new Set<string>();
  for (const [kind, ...px] of entries) kept.add([kind, ...px.map(onGrid)].join(" "));
  const hasNear = (key: string, [first, ...others]: readonly number[]): boolean =>
    first === undefined
      ? kept.has(key)
      : NEXT.some((step) => hasNear(`${key} ${onGrid(first) + step}`, others));
  return { hasNear: ([kind, ...px]) => hasNear(kind, px) };
}
