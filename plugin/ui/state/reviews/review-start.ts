import type { ReviewOptions } from "../../../../shared/review/judge-frame.ts";
import type { Rule } from "../../../../shared/review/rule.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { FramePixels } from "../../../../shared/perception/frame/frame-pixels.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { reviewOptionsOf } from "../kept/review-options.ts";
import type { Scene, SceneNode } from "../../../../shared/scene/scene.ts";
import type { KeptDismissal } from "../../../protocol/messages.ts";
import type { SettingsInForce } from "../kept/settings-in-force.ts";
import type { Engine } from "../../engine/the-engine.ts";

/** How screens are reviewed now. */
export interface ReviewStart {
  /** Aspects, demands and language: a review with another key is not of these. */
  readonly key: string;
  /** Settings, dismissals, language and rules, as fixes are proven with them. */
  readonly options: ReviewOptions & { readonly rules: readonly Rule[]; readonly language: Language };
  readonly start: (scene: Scene, node: SceneNode, pixels?: FramePixels) => Iterator<void, FrameReport>;
  /** True when a picture of the frame may settle what the report leaves open, or overrule what it says. */
  readonly isOpen: (scene: Scene, node: SceneNode, report: FrameReport) => boolean;
}

/** How screens are reviewed with these settings. */
export function reviewStartOf(
  settings: SettingsInForce,
  dismissals: readonly KeptDismissal[],
  language: Language,
  { RULES, isDrawnWhole, restsOnPicture, reviewInSteps }: Engine,
): ReviewStart {
  const { language: _, ...judgedBy } = settings;
  const options = { ...reviewOptionsOf(settings, dismissals), language, rules: RULES };
  return {
    options,
    key: JSON.stringify([language, judgedBy]),
    start: (scene, node, pixels) =>
      reviewInSteps(scene, node, { ...options, log: console.warn, ...(pixels && { pixels }) }),
    isOpen: (scene, node, report) => restsOnPicture(report, node, language) && isDrawnWhole(scene, node),
  };
}
