import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { reviewInSteps } from "../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const LOOKS = 20;

const memoryMb = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

function countSteps(scene: Scene, frame: SceneNode): number {
  const steps = reviewInSteps(scene, frame);
  let count = 0;
  while (!steps.next().done) count++;
  return count;
}

/** The most memory that a review holds beyond that of the scene while it runs, in MB; looked at a few times. */
export function measureHeap(scene: Scene, frame: SceneNode): number {
  const stepsBetweenLooks = Math.ceil(countSteps(scene, frame) / LOOKS);
  const before = memoryMb();
  const steps = reviewInSteps(scene, frame);
  let most = 0;
  for (let step = 0; !steps.next().done; step++)
    if (step % stepsBetweenLooks === 0) most = Math.max(most, memoryMb() - before);
  return most;
}
