import { useEffect } from "preact/hooks";
import type { Act } from "../store.ts";
import { settleReview } from "../findings/result-acts.ts";
import type { PanelState } from "../panel-state.ts";
import type { ReviewStart } from "./use-review-start.ts";
import { settleFrame } from "./settle-frame.ts";
import { undecidedFrame } from "./stale-frame.ts";

/** Settles by pictures what layers leave open, one frame at a time, when all frames have their first findings. */
export function useSettling(state: PanelState, reviewStart: ReviewStart | null, act: Act): void {
  const { scene } = state;
  const start = reviewStart?.start;
  const node = reviewStart ? undecidedFrame(state, reviewStart.key) : undefined;
  useEffect(() => {
    if (!scene || !node || !start) return;
    return settleFrame(
      node,
      (pixels) => start(scene, node, pixels),
      (report) => act(settleReview, node, report),
    );
  }, [scene, node, start, act]);
}
