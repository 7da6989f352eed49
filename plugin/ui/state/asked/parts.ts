import type { StoredReview } from "../../../../shared/api/endpoints/reviews.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { SCREENS_A_PART } from "../../../protocol/max-screens.ts";

/** A review of more screens than the API takes at once: it is asked for part after part. */
export interface Parts {
  /** The ids of the screens of each part, two parts or more. */
  readonly frameIds: readonly (readonly string[])[];
  /** The part that was asked for last. */
  readonly at: number;
  /** The reviews of the parts that are done. */
  readonly reviews: readonly StoredReview[];
  /** No part is asked for after this one. */
  readonly isEnding: boolean;
}

export const countParts = (screens: number): number => Math.ceil(screens / SCREENS_A_PART);

/** How many screens of a request are reviewed by the end of so many parts. */
export const screensUpTo = ({ frameIds }: Parts, parts: number): number =>
  frameIds.slice(0, parts).flat().length;

/** Divides screens into parts; null when they are few enough for one request. */
export function divide(frameIds: readonly string[]): Parts | null {
  const count = countParts(frameIds.length);
  if (count < 2) return null;
  const parts = Array.from({ length: count }, (_, index) =>
    frameIds.slice(index * SCREENS_A_PART, (index + 1) * SCREENS_A_PART),
  );
  return { frameIds: parts, at: 0, reviews: [], isEnding: false };
}

/** The key of a part: each has its own, and another try sends the same. */
export const partKey = (key: string, at: number): string =>
  key.slice(0, -2) + at.toString(16).padStart(2, "0");

/** The scene of the part that is to be asked for: what is gone by now is left out. */
export function scenePart(scene: Scene, { frameIds, at }: Parts): Scene {
  const wanted = new Set(frameIds[at]);
  return { ...scene, frames: scene.frames.filter(({ id }) => wanted.has(id)) };
}

/** True when the screens of a scene, and all that they refer to, are as they were sent. */
export function isSameScene(sent: Scene, now: Scene): boolean {
  const { frames, ...others } = now;
  return (
    frames.length === sent.frames.length &&
    frames.every((frame, index) => frame === sent.frames[index]) &&
    Object.entries(others).every(([name, value]) => sent[name as keyof Scene] === value)
  );
}

export const isLast = ({ frameIds, at }: Parts): boolean => at === frameIds.length - 1;
