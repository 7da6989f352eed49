import { idApart, type TakenIds } from "../../shared/review/finding-id.ts";
import { bySeverity } from "../../shared/review/rule.ts";
import type { OpinionScreen, ReplyPoint, SecondOpinionFinding } from "../../shared/api/review-shapes.ts";
import { UnusableAnswer, type AskModel } from "./ask-model.ts";
import { askAgain, type Wait } from "./ask-again.ts";
import type { Remarks } from "./judge/take-reading.ts";
import { makeBreaker } from "./breaker.ts";
import { subjectAcross } from "./across/subject-across.ts";
import { guidelinesIn } from "./guidelines.ts";
import { openMeter, type Prices } from "./meter.ts";
import { makeReply, type ReplyListener } from "./reply/make-reply.ts";
import { runLook, type LookSubject } from "./run-look.ts";
import { subjectOfScreen } from "./subject-of-screen.ts";
import {
  untilStopped,
  SecondOpinionFailure,
  wordFault,
  type DroppedCandidate,
  type FailureReason,
  type ScreenFault,
  type OnStep,
  type OpinionRequest,
  type OpinionResult,
  type ReplyResult,
  type SecondOpinion,
} from "./second-opinion.ts";

export interface SecondOpinionOptions extends Prices {
  readonly ask: AskModel;
  readonly provider: string;
  /** How long the look at one screen may take, from its beginning. */
  readonly screenMs: number;
  /** How many tokens it may take. */
  readonly screenTokens: number;
  /** How many problems it may name on a screen, before they are verified. */
  readonly mostCandidates: number;
  /** How many screens are looked at at the same time. */
  readonly atOnce: number;
  /** True when several screens are looked at together, after each alone. */
  readonly looksAcross: boolean;
  readonly now: () => number;
  /** How it waits before it asks once more: by the clock when absent. */
  readonly wait?: Wait;
  readonly log: (event: string, details: Readonly<Record<string, unknown>>) => void;
  /** Told of each candidate that nobody is shown, with its words: for development alone. */
  readonly onDropped?: (dropped: DroppedCandidate) => void;
}

const faultOf = (error: unknown): ScreenFault => {
  if (error instanceof SecondOpinionFailure) return error;
  return { reason: error instanceof UnusableAnswer ? error.reason : "unusable", retryAfterS: null };
};

/** Runs some work for each of a list, so many at a time; results in the order of the list. */
async function eachOf<T, Result>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = things.entries();
  const worker = async (): Promise<void> => {
    for (const [index, thing] of left) results[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  return results;
}

/** Failures of the service, and not of a screen or of who stopped it. */
const OF_THE_SERVICE: readonly FailureReason[] = ["down", "busy", "slow"];

/** The outcome of a screen, with its findings and the reason why there are no more. */
interface Looked {
  readonly screen: OpinionScreen;
  readonly findings: readonly SecondOpinionFinding[];
  readonly fault: ScreenFault | null;
  readonly cause: unknown;
}

/** Makes the second opinion on whatever model answers. */
export function makeSecondOpinion(options: SecondOpinionOptions): SecondOpinion {
  const breaker = makeBreaker(options.now);
  const asker = askAgain(options.ask, options.wait);
  const { mostCandidates } = options;
  const noteFailure = (reason: FailureReason | undefined): void => {
    if (reason && OF_THE_SERVICE.includes(reason)) breaker.failed();
  };
  return {
    provider: options.provider,
    isAvailable: breaker.isClosed,
    give: async (request, onFinding, stopped, onStep = () => {}) => {
      const meter = openMeter(options, options.now);
      const dropped: Record<string, number> = {};
      const guidelines = guidelinesIn(request.language, request.aspects, request.principles);
      const search = { guidelines, mostCandidates };

      /** Looks at a subject, in its time and its budget. */
      const look = async (
        frameId: string,
        open: () => Promise<LookSubject> | LookSubject | null,
        tell: OnStep,
      ): Promise<Looked> => {
        const findings: SecondOpinionFinding[] = [];
        const taken: TakenIds = new Map();
        let isOver = false;
        let step: OpinionScreen = { frameId, state: "looking" };
        const next = (news: Partial<OpinionScreen>): void => {
          if (isOver) return;
          step = { ...step, ...news };
          tell(step);
        };
        const listener = {
          onStep: (state: OpinionScreen["state"]) => next({ state }),
          onRemarks: ({ contests = [], ...taken }: Remarks) =>
            next({
              ...taken,
              ...(contests.length > 0 && { contests: [...(step.contests ?? []), ...contests] }),
            }),
          onFinding: (finding: SecondOpinionFinding) => {
            if (isOver) return;
            const named = { ...finding, id: idApart(finding.id, taken) };
            findings.push(named);
            onFinding(named);
          },
          onDropped: ({ reason, candidate }: Omit<DroppedCandidate, "frameId">) => {
            dropped[reason] = (dropped[reason] ?? 0) + 1;
            options.onDropped?.({ frameId, reason, candidate });
          },
        };
        const signal = AbortSignal.any([stopped, AbortSignal.timeout(options.screenMs)]);
        const ask = meter.within(asker, options.screenTokens);
        const run = async (): Promise<void> => {
          listener.onStep("looking");
          const subject = await open();
          if (subject) await runLook(subject, { ask, mostCandidates }, listener, signal);
        };
        const end = (state: OpinionScreen["state"], fault: ScreenFault | null, cause: unknown): Looked => {
          next({ state, ...(fault && wordFault(fault)) });
          isOver = true;
          return { screen: step, findings: findings.toSorted(bySeverity), fault, cause };
        };
        try {
          if (signal.aborted) await untilStopped(signal); // nothing is drawn for a screen whose turn came too late
          await Promise.race([run(), untilStopped(signal)]);
          return end("done", null, null);
        } catch (error) {
          return end(findings.length > 0 ? "partly" : "failed", faultOf(error), error);
        }
      };

      /** Compares the screens. A failure of it is not missed: each screen has its opinion. */
      const lookAcross = async (said: readonly string[]): Promise<readonly SecondOpinionFinding[]> => {
        const first = request.scene.frames[0]?.id ?? "";
        const { findings, fault } = await look(
          first,
          () => subjectAcross(request, said, search),
          () => {},
        );
        if (fault) options.log("second_opinion_across_failed", { reason: fault.reason });
        return findings;
      };
      const isWorthComparing = ({ frameIds }: OpinionRequest, seen: number): boolean =>
        options.looksAcross && frameIds === undefined && seen > 1;

      const wanted = request.scene.frames.filter(({ id }) => request.frameIds?.includes(id) !== false);
      const looked = await eachOf(wanted, options.atOnce, (frame) =>
        look(frame.id, () => subjectOfScreen(frame, request, search), onStep),
      );
      for (const { fault } of looked)
        if (fault) options.log("second_opinion_screen_failed", { reason: fault.reason });
      const failed = looked.filter(({ screen }) => screen.state === "failed");
      if (failed.length === looked.length && failed[0]) {
        const { fault, cause } = failed[0];
        noteFailure(fault?.reason);
        throw new SecondOpinionFailure(fault?.reason ?? "unusable", meter.cost(), {
          retryAfterS: fault?.retryAfterS ?? null,
          cause,
        });
      }
      breaker.succeeded();
      const alone = looked.flatMap(({ findings }) => findings);
      const across = isWorthComparing(request, looked.length - failed.length)
        ? await lookAcross(alone.map(({ title }) => title))
        : [];
      return {
        findings: [...alone, ...across],
        screens: looked.map(({ screen }) => screen),
        dropped,
        cost: meter.cost(),
      } satisfies OpinionResult;
    },
    reply: async (request, onPoint, stopped) => {
      const meter = openMeter(options, options.now);
      const points: ReplyPoint[] = [];
      let isOver = false;
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(options.screenMs)]);
      const listener: ReplyListener = {
        onPoint: (point) => {
          if (isOver) return;
          points.push(point);
          onPoint(point);
        },
        onDropped: ({ reason, candidate }) =>
          options.onDropped?.({ frameId: request.inquiry.frameId, reason, candidate }),
      };
      const end = (fault: FailureReason | null): ReplyResult => {
        isOver = true;
        return { points, fault, cost: meter.cost() };
      };
      try {
        const ask = meter.within(asker, options.screenTokens);
        const search = { guidelines: [], mostCandidates };
        await Promise.race([makeReply(request, search, ask, listener, signal), untilStopped(signal)]);
        breaker.succeeded();
        if (points.length === 0) throw new SecondOpinionFailure("unusable", null);
        return end(null);
      } catch (error) {
        const { reason, retryAfterS } = faultOf(error);
        noteFailure(reason);
        if (points.length > 0) return end(reason);
        isOver = true;
        throw new SecondOpinionFailure(reason, meter.cost(), { retryAfterS, cause: error });
      }
    },
  } satisfies SecondOpinion;
}
