import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import sql from "sql-template-tag";
import type { ReviewEvent, ReviewRequest, StoredReview } from "../../shared/api/endpoints/reviews.ts";
import { ApiError, ERRORS } from "../../shared/api/errors.ts";
import { verdictOf } from "../../shared/review/verdict.ts";
import { readAllowance } from "../allowance/read-allowance.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { limit } from "../http/limits.ts";
import { describeError } from "../log.ts";
import { askOpinion, type Opinion, type OpinionListener } from "./ask-opinion.ts";
import { decodePictures } from "./decode-pictures.ts";
import { readReview } from "./read-review.ts";
import { storableJson } from "./storable-json.ts";
import { ownReview } from "./which-review.ts";

interface AskedAgain {
  readonly context: Context;
  readonly caller: Caller;
  readonly params: { readonly id: string };
  readonly body: ReviewRequest;
}

/** The screens of which a charged review has no opinion, or a part of one: as often as it takes, for nothing more. */
const missingIn = ({ isCharged, secondOpinion: { screens = [] } }: StoredReview): readonly string[] =>
  isCharged ? screens.filter(({ state }) => state !== "done").map(({ frameId }) => frameId) : [];

/** What a review has after another try: of a screen that failed again, what it had. */
function joined(
  { secondOpinion }: StoredReview,
  { findings, screens }: Opinion,
): StoredReview["secondOpinion"] {
  const isBetter = new Set(screens.filter(({ state }) => state !== "failed").map(({ frameId }) => frameId));
  const before = secondOpinion.screens ?? [];
  return {
    state: "done",
    findings: [...secondOpinion.findings.filter(({ frameId }) => !isBetter.has(frameId)), ...findings],
    screens: before.map((screen) =>
      isBetter.has(screen.frameId)
        ? (screens.find(({ frameId }) => frameId === screen.frameId) ?? screen)
        : screen,
    ),
  };
}

async function store({ db }: Pick<Deps, "db">, review: StoredReview, opinion: Opinion): Promise<void> {
  const { findings, screens = [] } = joined(review, opinion);
  const { counts } = verdictOf([...review.frames.flatMap((frame) => frame.findings), ...findings]);
  await db.row(sql`
    update public.reviews set second_findings = ${storableJson(findings)}, second_screens = ${storableJson(screens)},
      severity_counts = ${storableJson(counts)}
    where id = ${review.id}`);
  const { cost } = opinion;
  if (cost)
    await db.row(sql`
      update app.review_costs set input_tokens = input_tokens + ${cost.inputTokens},
        output_tokens = output_tokens + ${cost.outputTokens}, eur = eur + ${cost.eur},
        duration_ms = duration_ms + ${Math.round(cost.durationMs)}
      where review_id = ${review.id}`);
}

async function askFor(
  deps: Deps,
  { caller, body, params }: AskedAgain,
  review: StoredReview,
  frameIds: readonly string[],
  listener: OpinionListener,
): Promise<ReviewEvent> {
  const { scene, platform, hasStandIns } = body;
  const { aspects, purpose, language, frames: measured } = review;
  const pictures = decodePictures(body);
  const more = { ...(platform && { platform }), ...(hasStandIns && { hasStandIns }) };
  const opinion = await askOpinion(
    deps,
    { scene, pictures, aspects: [...aspects], purpose, language, measured, frameIds, ...more },
    listener,
    new AbortController().signal,
  );
  await store(deps, review, opinion);
  const stored = await readReview(deps.db, ownReview(caller, params.id));
  return { type: "done", review: stored, allowance: await readAllowance(deps.db, caller) };
}

/** Proxies close what is silent for longer. */
const KEEP_ALIVE_MS = 15_000;

type Tell = (event: ReviewEvent) => void;

/** Answers with what is told until the end is there. Who stops listening stops only that. */
function stream(context: Context, work: (tell: Tell) => Promise<ReviewEvent>): Response {
  context.header("X-Accel-Buffering", "no");
  const response = streamSSE(context, async (events) => {
    const beat = setInterval(() => void events.write(": still here\n\n"), KEEP_ALIVE_MS);
    const tell: Tell = (event) => void events.writeSSE({ data: JSON.stringify(event) });
    const last = await work(tell);
    await events.writeSSE({ data: JSON.stringify(last) });
    clearInterval(beat);
  });
  response.headers.set("Cache-Control", "no-store");
  return response;
}

const FAILED: ReviewEvent = { type: "failed", error: "internal", message: ERRORS.internal.message };

/** Asks once more for the second opinion on the screens of a review that lack it. It costs nothing. */
export async function retryOpinion(deps: Deps, asked: AskedAgain): Promise<Response> {
  const { caller, params, body, context } = asked;
  const review = await readReview(deps.db, ownReview(caller, params.id));
  const sent = new Set(body.scene.frames.map(({ id }) => id));
  const frameIds = missingIn(review).filter((id) => sent.has(id));
  if (frameIds.length === 0) {
    const allowance = await readAllowance(deps.db, caller);
    return stream(context, async () => ({ type: "done", review, allowance }));
  }
  if (!deps.secondOpinion?.isAvailable())
    throw new ApiError("second_opinion_unavailable", { retryAfterS: 30 });
  await limit(deps.db, "review by caller", caller.installationId ?? caller.userId ?? "");
  return stream(context, async (tell) => {
    tell({ type: "accepted", reviewId: review.id, secondOpinion: "on" });
    const listener: OpinionListener = {
      onFinding: (finding) => tell({ type: "finding", finding }),
      onStep: (screen) => tell({ type: "opinion", screen }),
    };
    return askFor(deps, asked, review, frameIds, listener).catch((error: unknown) => {
      deps.log("retry_failed", describeError(error));
      return FAILED;
    });
  });
}
