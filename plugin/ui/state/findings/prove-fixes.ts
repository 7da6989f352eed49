import type { ReviewOptions } from "../../../../shared/review/judge-frame.ts";
import type { Finding } from "../../../../shared/review/report.ts";
import type { Scene } from "../../../../shared/scene/scene.ts";
import type { Engine } from "../../engine/the-engine.ts";
import type { FrameReview } from "../panel-state.ts";
import { inIdleAfter } from "../reading/in-idle.ts";

/** The proven fixes of a finding, or why it has none. */
export type Proven = Pick<Finding, "fixes" | "withoutFix">;

type Fixes = ReadonlyMap<string, Proven>;

/** The proven fixes of a review's findings, by their ids: another design, other settings are another review. */
const known = new WeakMap<FrameReview, Fixes>();

const NONE: Fixes = new Map();

interface Proving {
  readonly engine: Engine;
  readonly scene: Scene | null;
  readonly options: ReviewOptions;
}

/** Looks for the proven fixes of some findings in idle moments; the answer calls it off. */
export function proveFixes(
  review: FrameReview,
  ids: readonly string[],
  { engine, scene, options }: Proving,
  done: (fixes: Fixes) => void,
): () => void {
  const missing = ids.filter((id) => !known.get(review)?.has(id));
  if (missing.length === 0 || !scene) {
    done(known.get(review) ?? NONE);
    return () => {};
  }
  return inIdleAfter(
    0,
    () =>
      engine.reviewInSteps(scene, review.node, {
        ...options,
        rules: engine.RULES,
        fixesFor: { findingIds: missing },
      }),
    ({ findings }) => {
      const found = new Map<string, Proven>(findings.map((finding) => [finding.id, finding]));
      const fixes = new Map([
        ...(known.get(review) ?? NONE),
        ...missing.map((id) => [id, found.get(id) ?? {}] as const),
      ]);
      known.set(review, fixes);
      done(fixes);
    },
  );
}
