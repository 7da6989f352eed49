import { measureFrames } from "../../server/reviews/measuring/measure-frames.ts";
import type { AskModel } from "../../server/second-opinion/ask-model.ts";
import { makeSecondOpinion } from "../../server/second-opinion/make-second-opinion.ts";
import type { Prices } from "../../server/second-opinion/meter.ts";
import { OPINION_BUDGET } from "../../server/second-opinion/open-second-opinion.ts";
import {
  SecondOpinionFailure,
  type DroppedCandidate,
  type OpinionResult,
} from "../../server/second-opinion/second-opinion.ts";
import type { Language } from "../../shared/i18n/language.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { harmlessFixes } from "../../shared/review/fixes/prove-changes.ts";
import { RULES } from "../../shared/review/rules/index.ts";
import { runToCompletion } from "../../shared/perception/frame/steps.ts";
import type { SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { ASPECTS } from "../../shared/review/rule.ts";
import { estimateTokens } from "./estimate-tokens.ts";
import type { EvalDesign } from "./read-designs.ts";

/** The outcome of a design: its result, or why there is none. */
export interface Evaluation {
  readonly name: string;
  readonly result: OpinionResult | null;
  /** The ids of findings with a change that does no harm on a copy: those that the panel offers. */
  readonly proven: ReadonlySet<string>;
  readonly dropped: readonly DroppedCandidate[];
  /** About how many tokens were sent, counted here: to compare with servers that count otherwise, or do not tell. */
  readonly estimatedTokens: number;
  readonly calls: number;
  /** When the first finding was there; null: there was none. */
  readonly firstMs: number | null;
  readonly failure: string | null;
  /** The words that came instead of an answer, those of the server as well. */
  readonly faults: readonly string[];
}

export interface EvaluateOptions {
  readonly language: Language;
  /** More findings of a screen than production keeps, to see them all. */
  readonly mostCandidates?: number;
  readonly now?: () => number;
  /** The measured reports, where they are known already. */
  readonly measured?: readonly FrameReport[];
}

const never = (): AbortSignal => new AbortController().signal;

/** The words of an error, and of each that it was caused by. */
const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [wordsOf(error.cause)])].join(": ")
    : String(error);

/** Measures a design by the rules, with its pixels: before anything is asked. */
export const measure = (
  subject: Pick<EvalDesign, "scene" | "pictures">,
  language: Language,
): Promise<readonly FrameReport[]> => measureFrames(subject, { language });

/** The findings of which a change does no harm, tried as the panel tries it. */
function provenOf(
  { scene }: Pick<EvalDesign, "scene">,
  findings: readonly SecondOpinionFinding[],
  language: Language,
): ReadonlySet<string> {
  const isProven = ({ frameId, fixes = [] }: SecondOpinionFinding): boolean => {
    const node = scene.frames.find(({ id }) => id === frameId);
    return (
      node !== undefined &&
      fixes.length > 0 &&
      runToCompletion(harmlessFixes(scene, node, fixes, { rules: RULES, language })).length > 0
    );
  };
  return new Set(findings.filter(isProven).map(({ id }) => id));
}

/** Runs the second opinion on one design, as the server does: with the pixels, the purpose, the brief, the budget. */
export async function evaluateOne(
  { name, scene, pictures, purpose, brief }: EvalDesign,
  ask: AskModel,
  prices: Prices,
  options: EvaluateOptions,
): Promise<Evaluation> {
  const { language, mostCandidates = OPINION_BUDGET.mostCandidates, now = Date.now } = options;
  const dropped: DroppedCandidate[] = [];
  const sent = { tokens: 0, calls: 0 };
  const faults = new Set<string>();
  const counted: AskModel = async (question, signal, onText) => {
    const tokens = await estimateTokens(question);
    sent.tokens += tokens;
    sent.calls += 1;
    return ask(question, signal, onText).catch((error: unknown) => {
      faults.add(wordsOf(error));
      throw error;
    });
  };
  const opinion = makeSecondOpinion({
    ...OPINION_BUDGET,
    ...prices,
    mostCandidates,
    ask: counted,
    provider: "",
    now,
    log: () => {},
    onDropped: (one) => dropped.push(one),
  });
  const measured = options.measured ?? (await measure({ scene, pictures }, language));
  const startedAt = now();
  let firstMs: number | null = null;
  const told = (): void => void (firstMs ??= now() - startedAt);
  const request = { scene, pictures, aspects: ASPECTS, purpose, brief, language, measured };
  const order = scene.frames.map(({ id }) => id);
  const inOrder = () => dropped.toSorted((a, b) => order.indexOf(a.frameId) - order.indexOf(b.frameId));
  const ended = () => ({
    name,
    dropped: inOrder(),
    estimatedTokens: sent.tokens,
    calls: sent.calls,
    firstMs,
    faults: [...faults],
  });
  try {
    const result = await opinion.give(request, told, never());
    return { ...ended(), result, proven: provenOf({ scene }, result.findings, language), failure: null };
  } catch (error) {
    if (!(error instanceof SecondOpinionFailure)) throw error;
    return { ...ended(), result: null, proven: new Set(), failure: error.reason };
  }
}

/** Runs the second opinion on designs, one after the other. */
export async function evaluate(
  designs: readonly EvalDesign[],
  ask: AskModel,
  prices: Prices,
  options: EvaluateOptions,
): Promise<readonly Evaluation[]> {
  const evaluations: Evaluation[] = [];
  for (const design of designs) evaluations.push(await evaluateOne(design, ask, prices, options));
  return evaluations;
}
