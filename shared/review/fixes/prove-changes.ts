import type { Scene, SceneNode } from "../../scene/scene.ts";
import { judgeInSteps, type ReviewOptions } from "../judge-frame.ts";
import type { Fix } from "./fix.ts";
import { baselineOf, holdInSteps } from "./prove.ts";

/**
 * The fixes that no rule proposed and that do no harm: made in a copy of the frame, nothing worse than a suggestion has
 * come. Each is a review of the frame.
 */
export function* harmlessFixes(
  scene: Scene,
  node: SceneNode,
  fixes: readonly Fix[],
  withPicture: ReviewOptions,
): Generator<void, readonly Fix[], void> {
  if (fixes.length === 0) return [];
  // A picture shows the screen before a fix.
  const { pixels: _, ...options } = withPicture;
  const { judgements } = yield* judgeInSteps(scene, node, options);
  const before = baselineOf(judgements);
  const held: Fix[] = [];
  for (const fix of fixes) {
    if (yield* holdInSteps(scene, node, fix.changes, before, options)) held.push(fix);
    yield;
  }
  return held;
}
