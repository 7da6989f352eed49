import { useEffect, useState } from "preact/hooks";
import type { Fix } from "../../../../shared/review/fixes/fix.ts";
import { reviewInSteps } from "../../../../shared/review/review.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { usePanel } from "../panel-context.ts";
import { shownReview } from "../panel-state.ts";

const NO_FIXES: readonly Fix[] = [];

/**
 * The proven fixes of a finding on the screen that is shown, looked for in idle moments; null while they are looked for.
 * There are none where the design is not at hand, as in past reviews.
 */
export function useFixes(findingId: string): readonly Fix[] | null {
  const { state, language, rules } = usePanel();
  const { scene, settings } = state;
  const { aspects, level, platform } = settings;
  const node = state.screen === "results" ? shownReview(state)?.node : undefined;
  const [fixes, setFixes] = useState<readonly Fix[] | null>(null);
  useEffect(() => {
    if (!scene || !node) return setFixes(NO_FIXES);
    setFixes(null);
    return inIdleAfter(
      0,
      () =>
        reviewInSteps(scene, node, {
          aspects,
          level,
          platform,
          language,
          rules,
          fixesFor: { findingId },
        }),
      ({ findings }) => setFixes(findings.find(({ id }) => id === findingId)?.fixes ?? NO_FIXES),
    );
  }, [scene, node, findingId, aspects, level, platform, language, rules]);
  return fixes;
}
