import { createHash, randomUUID } from "node:crypto";
import type { ReviewEvent, ReviewRequest } from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { readAllowance } from "../allowance/read-allowance.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { limit } from "../http/limits.ts";
import type { FramePicture, SecondOpinion } from "../second-opinion/second-opinion.ts";
import { decodePictures } from "./decode-pictures.ts";
import { makeReview } from "./make-review.ts";
import { readReview } from "./read-review.ts";
import { refundReview, reserveReview, type Reservation } from "./reserve-review.ts";
import { reviewJobsOf } from "./review-jobs.ts";
import { tellAgain } from "./tell-again.ts";
import { ownReview } from "./which-review.ts";

interface AskedReview {
  readonly caller: Caller;
  readonly body: ReviewRequest;
  readonly bodyText: string;
  readonly key: string;
}

interface CheckedReview extends AskedReview {
  readonly pictures: readonly FramePicture[];
  readonly secondOpinion: SecondOpinion | null;
}

type Events = AsyncIterable<ReviewEvent> | Iterable<ReviewEvent>;

const stopping = (): ApiError => new ApiError("stopping", { retryAfterS: 3 });

function failIfUnusable({ scene }: ReviewRequest): void {
  if (scene.frames.every(({ box }) => box.width === 0 || box.height === 0))
    throw new ApiError("scene_unusable", { where: "scene.frames: have no size" });
}

async function beginReview(deps: Deps, asked: CheckedReview, reservationId: string): Promise<Events> {
  const jobs = reviewJobsOf(deps);
  if (jobs.isStopping()) {
    await refundReview(deps.db, reservationId, null);
    throw stopping();
  }
  const { caller, body: request, pictures, secondOpinion } = asked;
  const wanted = { id: randomUUID(), reservationId, caller, request, pictures, secondOpinion };
  return jobs.begin(reservationId, (tell, signal) => makeReview(deps, wanted, tell, signal));
}

function joinReview(deps: Deps, reservationId: string): Events {
  const events = reviewJobsOf(deps).find(reservationId);
  // Another server makes it, or it has just ended: a moment later it can be read.
  if (!events) throw new ApiError("unavailable", { retryAfterS: 3 });
  return events;
}

/** `internal` means that nothing was saved or charged: of a review that is there, and cannot be read now, it would be untrue. */
function notInternal(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError("unavailable", { retryAfterS: 3, cause: error });
}

async function repeatReview({ db }: Deps, caller: Caller, reviewId: string | null): Promise<Events> {
  if (reviewId === null) throw new ApiError("not_found", { where: "The review was deleted." });
  const stored = Promise.all([readReview(db, ownReview(caller, reviewId)), readAllowance(db, caller)]);
  return tellAgain(...(await stored.catch(notInternal)));
}

/** The model that is asked: never another one than was named to who asks. */
const opinionFor = (
  { secondOpinion }: Deps,
  { secondOpinionBy = secondOpinion?.provider }: ReviewRequest,
): SecondOpinion | null => (secondOpinion?.provider === secondOpinionBy ? secondOpinion : null);

/** Turns what the ledger says into the events of a review, or into why there is none. */
function answerTo(deps: Deps, asked: CheckedReview, reservation: Reservation): Events | Promise<Events> {
  switch (reservation.status) {
    case "reserved":
      return beginReview(deps, asked, reservation.reservation_id);
    case "in_progress":
      return joinReview(deps, reservation.reservation_id);
    case "done":
      return repeatReview(deps, asked.caller, reservation.review_id);
    case "key_conflict":
      throw new ApiError("key_conflict");
    case "none_left":
      throw new ApiError("allowance_used_up");
    case "under_way":
      throw new ApiError("reviews_under_way", { retryAfterS: 5 });
    case "not_begun":
      throw new ApiError("second_opinion_unavailable", { retryAfterS: 30 });
  }
}

/** Begins a review, or finds the one that the same key began before. What is wrong is known before anything is reserved. */
export async function startReview(deps: Deps, asked: AskedReview): Promise<Events> {
  const { caller, body, bodyText, key } = asked;
  const secondOpinion = opinionFor(deps, body);
  const checked = { ...asked, pictures: decodePictures(body), secondOpinion };
  failIfUnusable(body);
  await limit(deps.db, "review by caller", caller.installationId ?? caller.userId ?? "");
  if (reviewJobsOf(deps).isStopping()) throw stopping();
  const requestHash = createHash("sha256").update(bodyText).digest("hex");
  const terms = { isFree: secondOpinion === null, mayBegin: secondOpinion?.isAvailable() !== false };
  return answerTo(deps, checked, await reserveReview(deps.db, { caller, key, requestHash }, terms));
}
