import { useContext, useEffect, useState } from "preact/hooks";
import { LibraryContext } from "../library/use-library.ts";
import type { FixOfFinding } from "../../../../shared/review/report.ts";
import { isOfOpinion } from "../../../../shared/review/opinion-certainty.ts";
import { inIdleAfter } from "../reading/in-idle.ts";
import { usePanel } from "../use-panel.ts";
import { shownReview } from "../panel-state.ts";
import { knownFixes, proveFixes, type Proven } from "./prove-fixes.ts";
import type { Mendable } from "./shown-finding.ts";

const NO_FIXES: readonly FixOfFinding[] = [];

/** The fixes of a finding, as far as they are looked for. */
export interface FoundFixes {
  /** Null while the first ones are looked for. */
  readonly fixes: readonly FixOfFinding[] | null;
  readonly withoutFix?: Proven["withoutFix"] | undefined;
  /** They are of the design as it was, until those of the design as it is are found. */
  readonly isStale: boolean;
}

/**
 * The proven fixes of a finding on the screen that is shown, looked for in idle moments: those of its rule, or those that
 * the second opinion proposes and that do no harm. There are none where the design
 * is not at hand, as in past reviews, or may not be changed. Those that were found stay until others are: what somebody
 * reads does not jump.
 */
export function useFixes({ id: findingId, certainty, fixes: proposed = NO_FIXES }: Mendable): FoundFixes {
  const { state, language, engine, reviewStart } = usePanel();
  const { scene, rights } = state;
  const library = useContext(LibraryContext);
  const review = state.screen === "results" && rights === "edit" ? shownReview(state) : undefined;
  const [found, setFound] = useState<FoundFixes>({ fixes: null, isStale: true });
  useEffect(() => {
    if (!engine || !reviewStart) return;
    const { options } = reviewStart;
    const isAtHand = library ? rights === "edit" : scene && review;
    if (!isAtHand) return setFound({ fixes: NO_FIXES, isStale: false });
    const take = (fixes: readonly FixOfFinding[]) => setFound({ fixes, isStale: false });
    const takeProven = (all: ReadonlyMap<string, Proven>) => {
      const { fixes = NO_FIXES, withoutFix } = all.get(findingId) ?? {};
      setFound({ fixes, withoutFix, isStale: false });
    };
    const known = review && !isOfOpinion(certainty) && knownFixes(review, [findingId]);
    if (known) return takeProven(known);
    setFound(({ fixes }) => ({ fixes, isStale: true }));
    if (library) return inIdleAfter(0, () => engine.findLibraryFixes(library, findingId, language), take);
    if (!scene || !review) return;
    if (isOfOpinion(certainty))
      return inIdleAfter(0, () => engine.harmlessFixes(scene, review.node, proposed, options), take);
    return inIdleAfter(0, () => proveFixes(review, [findingId], { engine, scene, options }), takeProven);
  }, [library, rights, scene, review, findingId, certainty, proposed, language, engine, reviewStart]);
  return found;
}
