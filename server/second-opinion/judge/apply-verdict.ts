import type { SecondOpinionFinding } from "../../../shared/api/review-shapes.ts";
import type { Candidate, ClaimVerdict } from "../candidate.ts";
import type { Guideline } from "../guidelines.ts";
import type { SeenScreen } from "../screen/seen-screen.ts";
import { bare } from "./quotes.ts";
import { withoutSentences } from "./words/sentences.ts";

/** The reason for which the second look drops a claim; null: it stands. What was not looked at is dropped. */
export function refusalOf(verdict: ClaimVerdict | undefined): string | null {
  if (!verdict) return "not-verified";
  if (verdict.sameAs >= 0 && verdict.sameAs < verdict.candidate) return "verified-duplicate";
  return verdict.is === "holds" ? null : `verified-${verdict.is}`;
}

/** A sentence is cut where it was named, whole or its end left out. */
const without = (text: string, cut: readonly string[]): string => {
  const named = cut.map(bare).filter(Boolean);
  return withoutSentences(text, (sentence) =>
    named.some((one) => one.includes(bare(sentence)) || bare(sentence).includes(one)),
  );
};

/** A claim as the second look leaves it. */
export function edit(candidate: Candidate, { layers, cut }: ClaimVerdict, { parts }: SeenScreen): Candidate {
  const known = layers.filter((handle) => parts.some((part) => part.handle === handle));
  return {
    ...candidate,
    layers: known.length > 0 ? known : candidate.layers,
    why: without(candidate.why, cut),
    fix: without(candidate.fix, cut),
  };
}

/** A claim that stands, as people get it. */
export function opinionFindingOf(
  { guideline: id, layers, title, problem, why, fix }: Candidate,
  severity: ClaimVerdict["severity"],
  screen: SeenScreen,
  guidelines: readonly Guideline[],
): SecondOpinionFinding {
  const guideline = guidelines.find((one) => one.id === id);
  if (!guideline) throw new Error(`The guideline ${id} was checked before.`);
  const refs = layers.flatMap((handle) => screen.parts.find((part) => part.handle === handle)?.ref ?? []);
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
  };
}
