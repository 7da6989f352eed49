import { useEffect, useState } from "preact/hooks";
import type { Fix } from "../../../../shared/review/fixes/fix.ts";
import { reviewInSteps } from "../../../../shared/review/review.ts";
import { reviewOptionsOf } from "../kept/review-options.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { usePanel } from "../panel-context.ts";
import { shownReview } from "../panel-state.ts";

const NO_FIXES: readonly Fix[] = [];

/**
 * The proven fixes of a finding on the screen that is shown, looked for in idle moments; null while they are looked for.
 * There are none where the design is not at hand, as in past reviews, or may not be changed.
 */
export function useFixes(findingId: string): readonly Fix[] | null {
  const { state, language, rules } = usePanel();
  const { scene, settings, rights } = state;
  const { dismissals } = state.kept;
  const isAtHand = state.screen === "results" && rights === "edit";
  const node = isAtHand ? shownReview(state)?.node : undefined;
  const [fixes, setFixes] = useState<readonly Fix[] | null>(null);
  useEffect(() => {
    if (!scene || !node) return setFixes(NO_FIXES);
    setFixes(null);
    return inIdleAfter(
      0,
      () =>
        reviewInSteps(scene, node, {
          ...reviewOptionsOf(settings, dismissals),
          language,
          rules,
          fixesFor: { findingId },
        }),
      ({ findings }) => setFixes(findings.find(({ id }) => id === findingId)?.fixes ?? NO_FIXES),
    );
  }, [scene, node, findingId, settings, dismissals, language, rules]);
  return fixes;
}
