import { surroundingsOf } from "../../../../shared/review/surroundings.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { type PanelState, reviewsOf } from "../panel-state.ts";

/** The first frame that has no review as it is now, or whose review rests on what has changed since. */
export function staleFrame({ scene, reviews, kept }: PanelState, key: string): SceneNode | undefined {
  const surroundings = scene && surroundingsOf(scene);
  return scene?.frames.find((frame) => {
    const review = reviews[frame.id];
    return (
      review?.node !== frame ||
      review.key !== key ||
      review.surroundings !== surroundings ||
      review.dismissals !== kept.dismissals
    );
  });
}

/** The first frame whose review a picture may settle, once all frames have theirs. */
export const undecidedFrame = (state: PanelState, key: string): SceneNode | undefined =>
  staleFrame(state, key) ? undefined : reviewsOf(state).find(({ isOpen }) => isOpen)?.node;
