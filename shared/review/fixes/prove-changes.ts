import type { Scene, SceneNode } from "../../scene/scene.ts";
import type { ReviewOptions } from "../judge-frame.ts";
import type { Fix } from "./fix.ts";
import { harmsInSteps } from "./try-changes.ts";

/**
 * The fixes that no rule proposed and that do no harm: made in a copy of the frame, nothing worse than a suggestion has
 * come. Each is a review of the frame.
 */
export function* harmlessFixes(
  scene: Scene,
  node: SceneNode,
  fixes: readonly Fix[],
  options: ReviewOptions,
): Generator<void, readonly Fix[], void> {
  const held: Fix[] = [];
  for (const fix of fixes) {
    const after = yield* harmsInSteps(scene, node, fix.changes, options);
    if (after && !after.isWorse) held.push(fix);
    yield;
  }
  return held;
}
