import type { Language } from "../../../../shared/i18n/language.ts";
import type { Aspect, Severity } from "../../../../shared/review/rule.ts";
import { reviewFrame } from "../../../../shared/review/review.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";

/** A finding as the front page shows it. */
export interface DemoFinding {
  readonly rule: string;
  readonly aspect: Aspect;
  readonly severity: Severity;
  readonly title: string;
  readonly problem: string;
  readonly fix: string;
  readonly layerIds: readonly string[];
}

/** Judges the screen of the front page by the engine of the product: with all of its rules, as in the plugin. */
export function judge(scene: Scene, language: Language): readonly DemoFinding[] {
  const [screen] = scene.frames;
  if (!screen) return [];
  return reviewFrame(scene, screen, { language, platform: "web" }).findings.map(
    ({ rule, aspect, severity, title, problem, fix, layers }) => ({
      rule,
      aspect,
      severity,
      title,
      problem,
      fix,
      layerIds: layers.map(({ id }) => id),
    }),
  );
}
