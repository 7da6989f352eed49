import type * as z from "zod";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import type { Severity } from "../../shared/review/rule.ts";
import type { SceneNode } from "../../shared/scene/scene.ts";
import type { AskModel } from "./ask-model.ts";
import { findAnswer, isOurSubject, rankAnswer, verifyAnswer, type Candidate } from "./candidate.ts";
import { cropsOf } from "./crops.ts";
import { condenseFrame, type CondensedFrame } from "./condense-frame.ts";
import type { Guideline } from "./guidelines.ts";
import {
  describeCandidates,
  describeFrame,
  findInstructions,
  RANK_INSTRUCTIONS,
  VERIFY_INSTRUCTIONS,
} from "./prompts.ts";
import { rejectionOf } from "./reject.ts";
import type { OpinionRequest } from "./second-opinion.ts";

/** More than these a designer does not need from a second opinion on one screen. */
const MOST_FINDINGS = 5;

export interface FrameOpinion {
  readonly findings: readonly SecondOpinionFinding[];
  /** The reasons for which candidates were dropped, one each. */
  readonly dropped: readonly string[];
}

interface Sieved {
  readonly kept: readonly Candidate[];
  readonly dropped: readonly string[];
}

/** Drops what is wrong by its form or its subject, before anything is asked about it. */
export function sieve(
  candidates: readonly Candidate[],
  frame: CondensedFrame,
  guidelines: readonly Guideline[],
  { language }: Pick<OpinionRequest, "language">,
  measured: FrameReport | undefined,
): Sieved {
  const kept: Candidate[] = [];
  const dropped: string[] = [];
  for (const candidate of candidates) {
    const grounds = { frame, guidelines, language, kept, measured: measured?.findings ?? [] };
    const reason = rejectionOf(candidate, grounds);
    if (reason) dropped.push(reason);
    else kept.push(candidate);
  }
  return { kept, dropped };
}

type Verdict = z.infer<typeof verifyAnswer>["verdicts"][number];

/** Why the second look drops it; null when it stands. A candidate that was not looked at is dropped. */
function verdictReason(verdict: Verdict | undefined): string | null {
  if (!verdict) return "not-verified";
  if (!isOurSubject(verdict.about)) return "verified-other-subject";
  if (!verdict.isVisible) return "verified-invisible";
  if (!verdict.isTrue) return "verified-untrue";
  if (!verdict.isDecidable) return "verified-undecidable";
  if (!verdict.isSpecific) return "verified-generic";
  return verdict.isNew ? null : "verified-duplicate";
}

interface Rank {
  readonly candidate: number;
  readonly severity: Severity;
}

/** Every candidate once, in the order of the ranking; what it leaves out comes last, as a suggestion. */
function inOrder(count: number, order: readonly Rank[]): readonly Rank[] {
  const seen = new Set<number>();
  const ranked = order.filter(({ candidate }) => {
    const isNew = candidate >= 0 && candidate < count && !seen.has(candidate);
    seen.add(candidate);
    return isNew;
  });
  const rest = Array.from({ length: count }, (_, candidate) => candidate).filter(
    (candidate) => !seen.has(candidate),
  );
  return [...ranked, ...rest.map((candidate) => ({ candidate, severity: "suggestion" as const }))];
}

function findingOf(
  { guideline: id, layers, title, problem, why, fix }: Candidate,
  severity: Severity,
  frame: CondensedFrame,
  guidelines: readonly Guideline[],
): SecondOpinionFinding {
  const guideline = guidelines.find((one) => one.id === id);
  if (!guideline) throw new Error(`The guideline ${id} was checked before.`);
  const refs = layers.flatMap((handle) => frame.layers.find((layer) => layer.handle === handle)?.ref ?? []);
  return {
    id: `second-opinion:${id}@${refs[0]?.id}`,
    frameId: frame.id,
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

/** The second opinion on one screen: find, sieve, verify with a fresh look, rank. */
export async function reviewFrame(
  node: SceneNode,
  request: OpinionRequest,
  guidelines: readonly Guideline[],
  ask: AskModel,
  signal: AbortSignal,
): Promise<FrameOpinion> {
  const frame = condenseFrame(request.scene, node, request.language);
  const measured = request.measured.find(({ id }) => id === node.id);
  const picture = request.pictures.find(({ frameId }) => frameId === node.id);
  const pictures = picture ? [picture] : [];
  const design = describeFrame(frame, request.purpose, measured);

  const instructions = findInstructions(guidelines, request.language);
  const found = await ask(
    { name: "find", instructions, texts: [design], pictures, schema: findAnswer },
    signal,
  );
  const { kept, dropped } = sieve(found.value.findings, frame, guidelines, request, measured);
  if (kept.length === 0) return { findings: [], dropped };

  const verified = await ask(
    {
      name: "verify",
      instructions: VERIFY_INSTRUCTIONS,
      texts: [design, describeCandidates(kept)],
      pictures: picture ? [picture, ...(await cropsOf(kept, frame, picture))] : [],
      schema: verifyAnswer,
    },
    signal,
  );
  const reasons = kept.map((_, number) =>
    verdictReason(verified.value.verdicts.find(({ candidate }) => candidate === number)),
  );
  const standing = kept.filter((_, number) => reasons[number] === null);
  const droppedNow = [...dropped, ...reasons.filter((reason) => reason !== null)];
  if (standing.length === 0) return { findings: [], dropped: droppedNow };

  const ranked = await ask(
    {
      name: "rank",
      instructions: RANK_INSTRUCTIONS,
      texts: [design, describeCandidates(standing)],
      pictures: [],
      schema: rankAnswer,
    },
    signal,
  );
  const order = inOrder(standing.length, ranked.value.order);
  return {
    findings: order.slice(0, MOST_FINDINGS).flatMap(({ candidate, severity }) => {
      const one = standing[candidate];
      return one ? [findingOf(one, severity, frame, guidelines)] : [];
    }),
    dropped: [...droppedNow, ...order.slice(MOST_FINDINGS).map(() => "beyond-the-cap")],
  };
}
