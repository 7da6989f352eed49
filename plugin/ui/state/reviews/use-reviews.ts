import { useEffect } from "preact/hooks";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { surroundingsOf } from "../../../../shared/review/surroundings.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";
import { acts } from "../commands.ts";
import { usePanel } from "../use-panel.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { type PanelState, reviewsOf } from "../panel-state.ts";
import type { ReviewStart } from "./review-start.ts";
import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import { readPixels } from "../reading/read-pixels.ts";

/** Settles by pictures what layers leave open, one frame at a time, when all frames have their first findings. */
export function useSettling(): void {
  const { state, reviewStart } = usePanel();
  const { scene } = state;
  const start = reviewStart?.start;
  const node = reviewStart ? undecidedFrame(state, reviewStart.key) : undefined;
  useEffect(() => {
    if (!scene || !node || !start) return;
    return settleFrame(
      node,
      (pixels) => start(scene, node, pixels),
      (report) => acts.settleReview(node, report),
    );
  }, [scene, node, start]);
}

/** The first frame that has no review as it is now, or whose review rests on what has changed since. */
function staleFrame({ scene, reviews, kept }: PanelState, key: string): SceneNode | undefined {
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
const undecidedFrame = (state: PanelState, key: string): SceneNode | undefined =>
  staleFrame(state, key) ? undefined : reviewsOf(state).find(({ isOpen }) => isOpen)?.node;

/** Reviews a frame with a picture of it: null when there is none. The answer calls it off. */
function settleFrame(
  node: SceneNode,
  start: (pixels: FramePixels) => Iterator<void, FrameReport>,
  done: (report: FrameReport | null) => void,
): () => void {
  const given = new AbortController();
  let stop = () => {};
  const goOn = (pixels: FramePixels | null) => {
    if (given.signal.aborted) return;
    if (pixels) stop = inIdleAfter(0, () => start(pixels), done);
    else done(null);
  };
  void readPixels(node, given.signal).then(goOn, () => goOn(null));
  return () => {
    given.abort();
    stop();
  };
}

/** While a designer drags a layer, changes come many times a second: the review waits for a pause. */
const PAUSE_MS = 250;

/**
 * Reviews a frame. The first findings do not wait for a picture: that comes when all frames have theirs. A change does: else it
 * would let findings come and go that only the picture can settle. The answer calls it off.
 */
function reviewFrame(
  scene: Scene,
  node: SceneNode,
  { start, isOpen }: ReviewStart,
  isChange: boolean,
  done: (report: FrameReport, isOpen: boolean) => void,
): () => void {
  const begin = (pixels?: FramePixels) => start(scene, node, pixels);
  let stop = inIdleAfter(isChange ? PAUSE_MS : 0, begin, (report) => {
    const isLeftOpen = isOpen(scene, node, report);
    if (!isLeftOpen || !isChange) return done(report, isLeftOpen);
    stop = settleFrame(node, begin, (settled) => done(settled ?? report, false));
  });
  return () => stop();
}

/** Reviews the frames that changed, one at a time, in moments when nothing else is to be done; nothing without a start. */
export function useReviews(): void {
  const { state, reviewStart } = usePanel();
  const { scene } = state;
  const { dismissals } = state.kept;
  const node = reviewStart ? staleFrame(state, reviewStart.key) : undefined;
  const former = node && state.reviews[node.id];
  const isChange = former?.key === reviewStart?.key && former?.dismissals === dismissals;
  useEffect(() => {
    if (!scene || !node || !reviewStart) return;
    const { key } = reviewStart;
    return reviewFrame(scene, node, reviewStart, isChange, (report, isOpen) => {
      const surroundings = surroundingsOf(scene);
      acts.takeReview({ node, key, surroundings, dismissals, report, ...(isOpen && { isOpen }) });
    });
  }, [scene, node, isChange, dismissals, reviewStart]);
}
