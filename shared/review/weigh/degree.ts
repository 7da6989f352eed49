/** The degrees by which something misses what is asked for, the least first. */
export const DEGREES = ["slight", "clear", "severe", "lost"] as const;
export type Degree = (typeof DEGREES)[number];

/** From 0 (by a hair) to 1 (as far as can be), or the step of the scale. */
export type Miss = number | Degree;

/** Each step begins here; what misses by less is slight. */
const STARTS = { clear: 0.12, severe: 0.3, lost: 0.55 } as const;

/** The step of the scale for a miss. */
export function degreeOf(miss: Miss): Degree {
  if (typeof miss !== "number") return miss;
  if (miss >= STARTS.lost) return "lost";
  if (miss >= STARTS.severe) return "severe";
  return miss >= STARTS.clear ? "clear" : "slight";
}

/**
 * The distance by which a contrast misses the one that is required, from 0 (just) to 1 (nothing to be seen). Contrast
 * is seen by its logarithm: from 4.5 to 4 is as far as from 2 to 1.8. Of 4.5:1, 3.8 is still slight and below 2 all is
 * lost.
 */
export const missedContrast = (ratio: number, required: number): number =>
  Math.min(1, Math.max(0, 1 - Math.log(ratio) / Math.log(required)));

/** Below this an edge or a gap is off by what only a ruler shows. */
const SEEN_PX = 2;

/** The degree by which a length misses the one that was meant. */
export const missedLength = (offPx: number): Degree => (Math.abs(offPx) < SEEN_PX ? "slight" : "clear");

/** The steps at which a slip is seen without a ruler, and seen by everybody, in px. */
export interface SeenFrom {
  readonly seenPx: number;
  readonly farPx: number;
}

/** The degree of a slip: what everybody sees is worth saying, however seldom its kind is. */
export function degreeOfSlip(offPx: number, { seenPx, farPx }: SeenFrom): Degree {
  if (offPx < seenPx) return "slight";
  return offPx < farPx ? "clear" : "severe";
}
