import type { ReviewOptions } from "../../../../shared/review/judge-frame.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import type { Engine } from "../../engine/the-engine.ts";
import type { FrameReview } from "../panel-state.ts";

/** The proven fixes of a finding, or why it has none. */
export type Proven = Pick<Finding, "fixes" | "withoutFix">;

type Fixes = ReadonlyMap<string, Proven>;

/** The proven fixes of a review's findings, by their ids: another design, other settings are another review. */
const known = new WeakMap<FrameReview, Fixes>();

const NONE: Fixes = new Map();

export interface Proving {
  readonly engine: Engine;
  readonly scene: Scene;
  readonly options: ReviewOptions;
}

/** The proven fixes of some findings, where all of them were looked for already. */
export const knownFixes = (review: FrameReview, ids: readonly string[]): Fixes | undefined => {
  const fixes = known.get(review);
  return ids.every((id) => fixes?.has(id)) ? (fixes ?? NONE) : undefined;
};

/** Looks for the proven fixes of some findings, in steps. */
export function* proveFixes(
  review: FrameReview,
  ids: readonly string[],
  { engine, scene, options }: Proving,
): Generator<void, Fixes> {
  const before = known.get(review) ?? NONE;
  const findingIds = ids.filter((id) => !before.has(id));
  if (findingIds.length === 0) return before;
  const asked = { ...options, rules: engine.RULES, fixesFor: { findingIds } };
  const { findings } = yield* engine.reviewInSteps(scene, review.node, asked);
  const found = new Map<string, Proven>(findings.map((finding) => [finding.id, finding]));
  const fixes = new Map([
    ...(known.get(review) ?? NONE),
    ...findingIds.map((id) => [id, found.get(id) ?? {}] as const),
  ]);
  known.set(review, fixes);
  return fixes;
}
