import type { Language } from "../../../../shared/i18n/language.ts";
import { reviewFrame } from "../../../../shared/review/review.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { EXAMPLES } from "./all.ts";
import { sceneOfExample } from "./example.ts";

/** The engine's words on an example, for the page of its rule. */
export interface ExplainedExample {
  /** The problem of the bad one. */
  readonly problem: string;
  /** The fix that makes it the good one. */
  readonly fix: string;
}

/** The findings of the engine on an example. */
export function findingsIn(scene: Scene, language: Language): readonly Finding[] {
  const [frame] = scene.frames;
  return frame ? reviewFrame(scene, frame, { language }).findings : [];
}

/** The engine's words on each example with its slip, by the rule. */
export const explainExamples = (language: Language): Readonly<Record<string, ExplainedExample>> =>
  Object.fromEntries(
    Object.entries(EXAMPLES).flatMap(([rule, example]) => {
      const [finding] = findingsIn(sceneOfExample(example, language, true), language);
      return finding ? [[rule, { problem: finding.problem, fix: finding.fix }] as const] : [];
    }),
  );
