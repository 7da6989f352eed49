import type { Language } from "../../../../shared/i18n/language.ts";
import { reviewFrame } from "../../../../shared/review/review.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import { EXAMPLES } from "./all.ts";
import { sceneOfExample } from "./example.ts";

/** What the page of a rule says of its example. */
export interface ExplainedExample {
  /** What is wrong with the bad one, as the engine says it. */
  readonly problem: string;
  /** What makes it good, as the engine says it. */
  readonly fix: string;
}

/** What the engine finds on an example. */
export function findingsIn(scene: Scene, language: Language): readonly Finding[] {
  const [frame] = scene.frames;
  return frame ? reviewFrame(scene, frame, { language }).findings : [];
}

/** What the engine says of each example with its slip, by the rule. */
export const explainExamples = (language: Language): Readonly<Record<string, ExplainedExample>> =>
  Object.fromEntries(
    Object.entries(EXAMPLES).flatMap(([rule, example]) => {
      const [finding] = findingsIn(sceneOfExample(example, language, true), language);
      return finding ? [[rule, { problem: finding.problem, fix: finding.fix }] as const] : [];
    }),
  );
