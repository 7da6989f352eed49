import type { SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import { verdict as verdictShape } from "../candidate.ts";
import { readItems, rightOnes } from "../read-items.ts";
import { mend, opinionFindingOf, refusalOf } from "./apply-verdict.ts";
import { checkCandidate, type Grounds, type KeptClaim } from "./check-candidate.ts";
import type { OnDropped } from "./sieve.ts";

interface Listener {
  readonly onFinding: (finding: SecondOpinionFinding) => void;
  readonly onDropped: OnDropped;
}

/**
 * Reads what a second look says of some claims, and tells each that stands as soon as it is judged. What it writes anew is
 * checked once more; where that does not pass, the claim stands as it was written first.
 */
export function takeVerdicts(
  claims: readonly KeptClaim[],
  grounds: Omit<Grounds, "kept">,
  { onFinding, onDropped }: Listener,
) {
  const open = new Set(claims.keys());
  const reader = readItems("verdicts");
  return {
    take: (piece: string): void => {
      for (const verdict of rightOnes(reader.take(piece), verdictShape).right) {
        const claim = claims[verdict.candidate];
        if (!claim || !open.delete(verdict.candidate)) continue;
        const { candidate } = claim;
        const reason = refusalOf(verdict);
        if (reason !== null) {
          onDropped({ reason, candidate });
          continue;
        }
        const mended = checkCandidate(mend(candidate, verdict), { ...grounds, kept: [] });
        const { candidate: told, numbers } =
          "reason" in mended
            ? { candidate: { ...candidate, severity: verdict.severity }, numbers: claim.numbers }
            : mended;
        onFinding(opinionFindingOf(told, numbers, grounds));
      }
    },
    /** Drops the claims that got no verdict. */
    end: (): void => {
      for (const number of open)
        onDropped({ reason: refusalOf(undefined) ?? "", candidate: claims[number]?.candidate });
    },
  };
}
