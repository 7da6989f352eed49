import type { Box } from "../../../scene/scene.ts";

/** Splits things that are in order into runs: a new one begins where the next thing does not follow the one before. */
export function runsOf<T>(
  things: readonly T[],
  follows: (before: T, next: T) => boolean,
): readonly (readonly [T, ...T[]])[] {
  const runs: [T, ...T[]][] = [];
  for (const thing of things) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && follows(before, thing)) run.push(thing);
    else runs.push([thing]);
  }
  return runs;
}

/** Runs of things whose measure is nearly that of the one before: lines and columns, things of one size. */
export const alikeBy = <T>(
  things: readonly T[],
  measure: (thing: T) => number,
  mostApart: number,
): readonly (readonly [T, ...T[]])[] =>
  runsOf(
    things.toSorted((a, b) => measure(a) - measure(b)),
    (before, next) => measure(next) - measure(before) <= mostApart,
  );

const SIZE = { offPx: 4, ofHeight: 0.15 };

/** Things of about one size: cards side by side are equally wide, and as high as what is written on them. */
export const sizesOf = <T>(
  things: readonly T[],
  boxOf: (thing: T) => Box,
): readonly (readonly [T, ...T[]])[] =>
  alikeBy(things, (thing) => boxOf(thing).width, SIZE.offPx).flatMap((equal) =>
    alikeBy(equal, (thing) => Math.log(Math.max(1, boxOf(thing).height)), SIZE.ofHeight),
  );
