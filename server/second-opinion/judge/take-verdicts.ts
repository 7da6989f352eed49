import type { SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import { verdict as verdictShape, type Candidate } from "../candidate.ts";
import type { Guideline } from "../guidelines.ts";
import { readItems, rightOnes } from "../read-items.ts";
import type { SeenScreen } from "../screen/seen-screen.ts";
import { edit, opinionFindingOf, refusalOf } from "./apply-verdict.ts";
import type { OnDropped } from "./sieve.ts";

interface Listener {
  readonly onFinding: (finding: SecondOpinionFinding) => void;
  readonly onDropped: OnDropped;
}

/** Reads what a second look says of some claims, and tells each that stands as soon as it is judged. */
export function takeVerdicts(
  candidates: readonly Candidate[],
  screen: SeenScreen,
  guidelines: readonly Guideline[],
  { onFinding, onDropped }: Listener,
) {
  const open = new Set(candidates.keys());
  const reader = readItems("verdicts");
  return {
    take: (piece: string): void => {
      for (const verdict of rightOnes(reader.take(piece), verdictShape).right) {
        const candidate = candidates[verdict.candidate];
        if (!candidate || !open.delete(verdict.candidate)) continue;
        const reason = refusalOf(verdict);
        if (reason !== null) onDropped({ reason, candidate });
        else
          onFinding(opinionFindingOf(edit(candidate, verdict, screen), verdict.severity, screen, guidelines));
      }
    },
    /** Drops the claims that got no verdict. */
    end: (): void => {
      for (const number of open)
        onDropped({ reason: refusalOf(undefined) ?? "", candidate: candidates[number] });
    },
  };
}
