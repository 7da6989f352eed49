import { useEffect } from "preact/hooks";
import type { Language } from "../../../shared/i18n/language.ts";
import { reviewInSteps } from "../../../shared/review/review.ts";
import type { Rule } from "../../../shared/review/rule.ts";
import { surroundingsOf } from "../../../shared/review/surroundings.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import type { Action } from "./action.ts";
import { inIdleAfter } from "./in-idle.ts";
import type { PanelState } from "./panel-state.ts";

/** While a designer drags a layer, changes come many times a second: the review waits for a pause. */
const PAUSE_MS = 250;

/** The first frame that has no review as it is now, or whose review rests on what has changed since. */
function staleFrame({ scene, reviews }: PanelState, key: string): SceneNode | undefined {
  const surroundings = scene && surroundingsOf(scene);
  return scene?.frames.find((frame) => {
    const review = reviews[frame.id];
    return review?.node !== frame || review.key !== key || review.surroundings !== surroundings;
  });
}

/** Reviews the frames that changed, one at a time, in moments when nothing else is to be done. */
export function useReviews(
  state: PanelState,
  language: Language,
  rules: readonly Rule[],
  dispatch: (action: Action) => void,
): void {
  const { scene } = state;
  const { aspects } = state.settings;
  const key = `${language}|${aspects.join()}`;
  const node = staleFrame(state, key);
  const isChange = node !== undefined && state.reviews[node.id]?.key === key;
  useEffect(() => {
    if (!scene || !node) return;
    return inIdleAfter(
      isChange ? PAUSE_MS : 0,
      () => reviewInSteps(scene, node, { aspects, language, rules, log: console.warn }),
      (report) =>
        dispatch({
          type: "frame-reviewed",
          review: { node, key, surroundings: surroundingsOf(scene), report },
        }),
    );
  }, [scene, node, key, isChange, aspects, language, rules, dispatch]);
}
