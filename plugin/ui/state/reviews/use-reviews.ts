import { useEffect } from "preact/hooks";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { restsOnPicture } from "../../../../shared/review/rests-on-picture.ts";
import { reviewInSteps } from "../../../../shared/review/review.ts";
import type { Rule } from "../../../../shared/review/rule.ts";
import { surroundingsOf } from "../../../../shared/review/surroundings.ts";
import { isDrawnWhole } from "../../../../shared/perception/paint/is-drawn-whole.ts";
import type { SceneNode } from "../../../../shared/scene/scene.ts";
import type { Action } from "../action.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import type { PanelState } from "../panel-state.ts";
import { reviewOptionsOf } from "../kept/review-options.ts";
import { readPixels } from "../reading/read-pixels.ts";

/** While a designer drags a layer, changes come many times a second: the review waits for a pause. */
const PAUSE_MS = 250;

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

type Start = (pixels?: FramePixels) => Iterator<void, FrameReport>;

/** Reviews a frame after a while, and once more when a picture of it may settle what is open; the answer calls it off. */
function reviewAfter(
  delayMs: number,
  start: Start,
  readWanted: (report: FrameReport) => Promise<FramePixels | null>,
  done: (report: FrameReport) => void,
): () => void {
  let isOff = false;
  let stop = inIdleAfter(delayMs, start, (report) => {
    const goOn = (pixels: FramePixels | null) => {
      if (isOff) return;
      if (pixels) stop = inIdleAfter(0, () => start(pixels), done);
      else done(report);
    };
    void readWanted(report).then(goOn, () => goOn(null));
  });
  return () => {
    isOff = true;
    stop();
  };
}

/** Reviews the frames that changed, one at a time, in moments when nothing else is to be done. */
export function useReviews(
  state: PanelState,
  language: Language,
  rules: readonly Rule[],
  dispatch: (action: Action) => void,
): void {
  const { scene, settings } = state;
  const { dismissals } = state.kept;
  const { language: _, ...judgedBy } = settings;
  const key = JSON.stringify([language, judgedBy]);
  const node = staleFrame(state, key);
  const former = node && state.reviews[node.id];
  const isChange = former?.key === key && former.dismissals === dismissals;
  useEffect(() => {
    if (!scene || !node) return;
    const options = { ...reviewOptionsOf(settings, dismissals), language, rules, log: console.warn };
    return reviewAfter(
      isChange ? PAUSE_MS : 0,
      (pixels) => reviewInSteps(scene, node, { ...options, ...(pixels && { pixels }) }),
      async (report) =>
        restsOnPicture(report, node, language) && isDrawnWhole(scene, node) ? readPixels(node) : null,
      (report) =>
        dispatch({
          type: "frame-reviewed",
          review: { node, key, surroundings: surroundingsOf(scene), dismissals, report },
        }),
    );
  }, [scene, node, key, isChange, settings, dismissals, language, rules, dispatch]);
}
