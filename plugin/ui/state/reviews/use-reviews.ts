import { useEffect } from "preact/hooks";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { surroundingsOf } from "../../../../shared/review/surroundings.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";
import type { Act } from "../store.ts";
import { takeReview } from "../findings/result-acts.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import type { PanelState } from "../panel-state.ts";
import type { ReviewStart } from "./use-review-start.ts";
import { settleFrame } from "./settle-frame.ts";
import { staleFrame } from "./stale-frame.ts";

/** While a designer drags a layer, changes come many times a second: the review waits for a pause. */
const PAUSE_MS = 250;

type Done = (report: FrameReport, isOpen: boolean) => void;

/** The first findings do not wait for a picture: that comes when all frames have theirs. */
const reviewFirst = (
  scene: Scene,
  node: SceneNode,
  { start, isOpen }: ReviewStart,
  done: Done,
): (() => void) =>
  inIdleAfter(
    0,
    () => start(scene, node),
    (report) => done(report, isOpen(scene, node, report)),
  );

/** Without its picture, each change would let findings come and go that only the picture can settle. */
function reviewChange(scene: Scene, node: SceneNode, { start, isOpen }: ReviewStart, done: Done): () => void {
  const begin = () => start(scene, node);
  let stop = inIdleAfter(PAUSE_MS, begin, (report) => {
    if (!isOpen(scene, node, report)) return done(report, false);
    stop = settleFrame(
      node,
      (pixels) => start(scene, node, pixels),
      (settled) => done(settled ?? report, false),
    );
  });
  return () => stop();
}

/** Reviews the frames that changed, one at a time, in moments when nothing else is to be done; nothing without a start. */
export function useReviews(state: PanelState, reviewStart: ReviewStart | null, act: Act): void {
  const { scene } = state;
  const { dismissals } = state.kept;
  const node = reviewStart ? staleFrame(state, reviewStart.key) : undefined;
  const former = node && state.reviews[node.id];
  const isChange = former?.key === reviewStart?.key && former?.dismissals === dismissals;
  useEffect(() => {
    if (!scene || !node || !reviewStart) return;
    const { key } = reviewStart;
    const review = isChange ? reviewChange : reviewFirst;
    return review(scene, node, reviewStart, (report, isOpen) => {
      const surroundings = surroundingsOf(scene);
      const made = { node, key, surroundings, dismissals, report, ...(isOpen && { isOpen }) };
      act(takeReview, made);
    });
  }, [scene, node, isChange, dismissals, reviewStart, act]);
}
