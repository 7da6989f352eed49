import { useEffect } from "preact/hooks";
import type { Action } from "../action.ts";
import type { PanelState } from "../panel-state.ts";
import type { ReviewStart } from "./use-review-start.ts";
import { settleFrame } from "./settle-frame.ts";
import { undecidedFrame } from "./stale-frame.ts";

/** Settles by pictures what layers leave open, one frame at a time, when all frames have their first findings. */
export function useSettling(
  state: PanelState,
  reviewStart: ReviewStart | null,
  dispatch: (action: Action) => void,
): void {
  const { scene } = state;
  const start = reviewStart?.start;
  const node = reviewStart ? undecidedFrame(state, reviewStart.key) : undefined;
  useEffect(() => {
    if (!scene || !node || !start) return;
    return settleFrame(
      node,
      (pixels) => start(scene, node, pixels),
      (report) => dispatch({ type: "frame-settled", node, report }),
    );
  }, [scene, node, start, dispatch]);
}
