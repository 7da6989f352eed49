import type { Language } from "../../../../shared/i18n/language.ts";
import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";
import type { KeptDismissal } from "../../../protocol/messages.ts";
import type { SettingsInForce } from "../kept/settings-in-force.ts";
import type { Engine } from "../../engine/the-engine.ts";
import type { Dismissal } from "../../../../shared/review/dismissed/dismissal.ts";

/** A dismissal without who made it, and when: that is nobody else's business. */
export const asDismissal = ({ id, rule, scope, places, reason, words, role }: KeptDismissal): Dismissal => ({
  id,
  rule,
  scope,
  places,
  reason,
  ...(words !== undefined && { words }),
  ...(role && { role }),
});

/** How screens are reviewed with these settings. */
export function reviewStartOf(
  settings: SettingsInForce,
  dismissals: readonly KeptDismissal[],
  language: Language,
  { RULES, isDrawnWhole, restsOnPicture, reviewInSteps }: Engine,
) {
  const { language: _, ...judgedBy } = settings;
  const { rules: __, ...demands } = judgedBy;
  /** Fixes are proven with them, too. */
  const options = { ...demands, dismissals: dismissals.map(asDismissal), language, rules: RULES };
  return {
    options,
    /** Aspects, demands and language: a review with another key is not of these. */
    key: JSON.stringify([language, judgedBy]),
    start: (scene: Scene, node: SceneNode, pixels?: FramePixels) =>
      reviewInSteps(scene, node, { ...options, log: console.warn, ...(pixels && { pixels }) }),
    /** True when a picture of the frame may settle what the report leaves open, or overrule what it says. */
    isOpen: (scene: Scene, node: SceneNode, report: FrameReport): boolean =>
      restsOnPicture(report, node, language) && isDrawnWhole(scene, node),
  };
}

export type ReviewStart = ReturnType<typeof reviewStartOf>;
