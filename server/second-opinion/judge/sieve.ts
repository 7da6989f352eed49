import type { Finding } from "../../../shared/review/report.ts";
import { candidate as candidateShape, type Candidate } from "../candidate.ts";
import { rightOnes } from "../read-items.ts";
import { cleanCandidate } from "./clean-candidate.ts";
import { checkCandidate, type Grounds } from "./check-candidate.ts";

/** Told of a claim that nobody is shown. */
export type OnDropped = (dropped: { readonly reason: string; readonly candidate: unknown }) => void;

/** The grounds on which claims are checked, and other reasons that may drop one. */
export interface SieveOptions extends Omit<Grounds, "kept" | "measured"> {
  readonly measured: readonly Finding[];
  readonly mostFindings: number;
  /** A reason of the caller's own; null: none. */
  readonly refuse?: (candidate: Candidate) => string | null;
}

/** Holds each claim against the design as it comes. Returns those that pass, mended where their form allows it. */
export function openSieve(
  { mostFindings, refuse = () => null, ...grounds }: SieveOptions,
  onDropped: OnDropped,
) {
  const kept: Candidate[] = [];
  return (items: readonly unknown[]): readonly Candidate[] => {
    const { right, wrong } = rightOnes(items, candidateShape);
    for (const candidate of wrong) onDropped({ reason: "other-shape", candidate });
    return right.flatMap((candidate) => {
      const checked = checkCandidate(cleanCandidate(candidate), { ...grounds, kept });
      const refused = checked.kept ? refuse(checked.kept) : null;
      const reason = checked.reason ?? refused ?? (kept.length >= mostFindings ? "beyond-the-most" : null);
      if (reason !== null || !checked.kept) {
        onDropped({ reason: reason ?? "", candidate });
        return [];
      }
      kept.push(checked.kept);
      return [checked.kept];
    });
  };
}
