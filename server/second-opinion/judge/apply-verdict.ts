import type { SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import type { Numbers } from "../../../shared/review/measures/measure.ts";
import { PARTS, type Candidate, type ClaimVerdict } from "../candidate.ts";
import { partsOf } from "../screen/seen-screen.ts";
import type { Grounds } from "./check-candidate.ts";
import { fixesOf } from "./fixes-of.ts";

/** The reason for which the second look drops a claim; null: it stands. What was not looked at is dropped. */
export function refusalOf(verdict: ClaimVerdict | undefined): string | null {
  if (!verdict) return "not-verified";
  if (verdict.sameAs >= 0 && verdict.sameAs < verdict.candidate) return "verified-duplicate";
  return verdict.is === "holds" ? null : `verified-${verdict.is}`;
}

/** A claim as the second look leaves it: with the words, parts and changes that it gave anew. */
export function mend(candidate: Candidate, verdict: ClaimVerdict): Candidate {
  const words = PARTS.filter((part) => verdict[part].trim() !== "").map((part) => [part, verdict[part]]);
  return {
    ...candidate,
    ...Object.fromEntries(words),
    ...(verdict.layers.length > 0 && { layers: verdict.layers }),
    ...(verdict.fixes.length > 0 && { fixes: verdict.fixes }),
    severity: verdict.severity,
  };
}

/** A claim that stands, as people get it. `numbers`: those by which it was measured. */
export function opinionFindingOf(
  candidate: Candidate,
  numbers: Numbers | null,
  { screen, guidelines, language }: Pick<Grounds, "screen" | "guidelines" | "language">,
): SecondOpinionFinding {
  const { guideline: id, layers, relation, title, problem, why, fix, severity } = candidate;
  const fixes = fixesOf(candidate, screen, language);
  const guideline = guidelines.find((one) => one.id === id);
  if (!guideline) throw new Error(`The guideline ${id} was checked before.`);
  const refs = partsOf(layers, screen).map(({ ref }) => ref);
  return {
    id: `second-opinion:${id}@${refs[0]?.id}`,
    frameId: screen.id,
    aspect: guideline.aspect,
    severity,
    layers: [...new Map(refs.map((ref) => [ref.id, ref])).values()],
    title,
    problem,
    why,
    fix,
    guideline: { id, title: guideline.title, url: guideline.url },
    ...(fixes.length > 0 && { fixes: [...fixes] }),
    ...(numbers && {
      measured: { relation, evidence: numbers.evidence, ...(numbers.basis && { basis: numbers.basis }) },
    }),
  };
}
