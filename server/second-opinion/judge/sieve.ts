import { candidate as candidateShape, PARTS, type Candidate } from "../candidate.ts";
import { rightOnes } from "../read-items.ts";
import { checkCandidate, type Grounds, type KeptClaim } from "./check-candidate.ts";

/** Unseen characters that turn the rest around, or cannot be kept: controls, marks of direction, halves of pairs. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu;

/** A text with nothing in it that people would not see. */
export const cleaned = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(UNSEEN, "").trim();

/** A claim with nothing in its words that people would not see. */
const cleanCandidate = (candidate: Candidate): Candidate => ({
  ...candidate,
  ...Object.fromEntries(PARTS.map((part) => [part, cleaned(candidate[part])])),
});

/** Told of a claim that nobody is shown. */
export type OnDropped = (dropped: { readonly reason: string; readonly candidate: unknown }) => void;

/** The grounds on which claims are checked, and other reasons that may drop one. */
export interface SieveOptions extends Omit<Grounds, "kept"> {
  /** More than these nobody reads: what comes later is worth less. */
  readonly mostCandidates: number;
  /** A reason of the caller's own; null: none. */
  readonly refuse?: (candidate: Candidate) => string | null;
}

/** Holds each claim against the design as it comes. Returns those that pass, mended where their form allows it. */
export function openSieve(
  { mostCandidates, refuse = () => null, ...grounds }: SieveOptions,
  onDropped: OnDropped,
) {
  const kept: Candidate[] = [];
  return (items: readonly unknown[]): readonly KeptClaim[] => {
    const { right, wrong } = rightOnes(items, candidateShape);
    for (const candidate of wrong) onDropped({ reason: "other-shape", candidate });
    return right.flatMap((candidate) => {
      const checked =
        kept.length >= mostCandidates
          ? { reason: "beyond-the-most" }
          : checkCandidate(cleanCandidate(candidate), { ...grounds, kept });
      const refused = "reason" in checked ? checked.reason : refuse(checked.candidate);
      if ("reason" in checked || refused !== null) {
        const numbers = "numbers" in checked && checked.numbers ? { numbers: checked.numbers } : {};
        onDropped({ reason: refused ?? "", candidate: { ...candidate, ...numbers } });
        return [];
      }
      kept.push(checked.candidate);
      return [checked];
    });
  };
}
