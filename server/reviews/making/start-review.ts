import { randomUUID } from "node:crypto";
import { ApiError } from "../../../shared/api/errors.ts";
import { readAllowance } from "../../allowance/read-allowance.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller/caller.ts";
import { limit } from "../../http/caller/limits.ts";
import type { SecondOpinion } from "../../second-opinion/second-opinion.ts";
import type { Db } from "../../vendors/postgres.ts";
import type { CheckedRequest } from "../measuring/checked-request.ts";
import { followReview } from "../telling/follow-review.ts";
import { canBeAsked } from "../opinion/model-pause.ts";
import { readReview } from "../read-review.ts";
import { nothingReserved, reserveReview, type Reservation, type Terms } from "./reserve-review.ts";
import { insertJob, jobOf } from "./review-job.ts";
import { replayEvents } from "../telling/replay-events.ts";
import { seqAfter, type ToldEvent } from "../telling/told-event.ts";
import { ownReview } from "../which-review.ts";

interface AskedReview {
  readonly caller: Caller;
  readonly body: CheckedRequest;
  readonly bodyText: string;
  readonly key: string;
  /** The last event that a listener saw, who comes back. */
  readonly lastEventId?: string | undefined;
  /** Comes when the listener has gone. */
  readonly signal: AbortSignal;
}

type Events = AsyncIterable<ToldEvent> | Iterable<ToldEvent>;

const callerName = ({ installationId, userId }: Caller): string => installationId ?? userId ?? "";

const follow = (deps: Deps, jobId: string, { lastEventId, signal }: AskedReview): Events =>
  followReview(deps, jobId, { after: seqAfter(lastEventId, jobId), signal });

async function joinReview(deps: Deps, asked: AskedReview, reservationId: string): Promise<Events> {
  const jobId = await jobOf(deps.db, reservationId);
  // The review has ended at this moment, or is made by a server that keeps no jobs yet: later it can be read.
  if (jobId === undefined) throw new ApiError("unavailable", { retryAfterS: 3 });
  return follow(deps, jobId, asked);
}

/** `internal` means that nothing was saved or charged: of a review that is there, and cannot be read now, it would be untrue. */
function notInternal(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError("unavailable", { retryAfterS: 3, cause: error });
}

async function repeatReview(
  deps: Deps,
  asked: AskedReview,
  { reservation_id, review_id }: Reservation,
): Promise<Events> {
  const { db } = deps;
  const jobId = await jobOf(db, reservation_id);
  if (jobId !== undefined) return follow(deps, jobId, asked);
  if (review_id === null) throw new ApiError("not_found", { where: "The review was deleted." });
  const stored = Promise.all([
    readReview(db, ownReview(asked.caller, review_id)),
    readAllowance(db, asked.caller),
  ]);
  return replayEvents(...(await stored.catch(notInternal)), seqAfter(asked.lastEventId, review_id));
}

/** The model that is asked: never another one than was named to who asks. */
export const opinionFor = (
  { secondOpinion }: Pick<Deps, "secondOpinion">,
  { secondOpinionBy = secondOpinion?.provider }: CheckedRequest,
): SecondOpinion | null => (secondOpinion?.provider === secondOpinionBy ? secondOpinion : null);

/** Turns what the ledger says into the events of a review, or into why there is none. */
function answerTo(deps: Deps, asked: AskedReview, reservation: Reservation): Promise<Events> {
  switch (reservation.status) {
    case "reserved":
    case "in_progress":
      return joinReview(deps, asked, reservation.reservation_id);
    case "done":
      return repeatReview(deps, asked, reservation);
    default:
      throw nothingReserved(reservation.status);
  }
}

const UNIT_BYTES = 100_000;

/** Limits how much is kept for free: a review and its pictures take up a disk, and that is everybody's. */
async function limitKept(db: Db, { caller, bodyText }: AskedReview): Promise<void> {
  const units = Math.ceil(bodyText.length / UNIT_BYTES);
  await limit(db, "free review by caller, its size", callerName(caller), units);
  await limit(db, "free review by address, its size", caller.addressHash, units);
}

/** Puts the request aside and the review into the queue: both or neither. */
const enqueue = (
  deps: Deps,
  asked: AskedReview,
  provider: string | null,
  terms: Terms,
): Promise<Reservation> =>
  deps.db.transaction(async (db) => {
    const { caller, key, body, bodyText: requestText } = asked;
    const reservation = await reserveReview(db, { caller, key, requestHash: body.requestHash }, terms);
    if (reservation.status !== "reserved") return reservation;
    if (terms.screens === 0) await limitKept(db, asked);
    const id = randomUUID();
    const reservationId = reservation.reservation_id;
    await insertJob(db, { id, reservationId, caller, provider, requestText, continues: null });
    await deps.queue.send(db, id);
    return reservation;
  });

/** Refuses who asks for reviews too often, before a request is read that may be 8 MB. */
export async function limitReviews({ db }: Pick<Deps, "db">, caller: Caller): Promise<void> {
  const who = callerName(caller);
  await limit(db, "review by caller", who);
  await limit(db, "review by caller, an hour", who);
  await limit(db, "review by address", caller.addressHash);
}

/** Begins a review, or finds the one that the same key began before. What is wrong is known before anything is reserved. */
export async function startReview(deps: Deps, asked: AskedReview): Promise<Events> {
  const secondOpinion = opinionFor(deps, asked.body);
  if (deps.news.isStopping()) throw new ApiError("stopping", { retryAfterS: 3 });
  const mayBegin = secondOpinion === null || (await canBeAsked(deps.db, secondOpinion));
  const terms = { screens: secondOpinion ? asked.body.screens : 0, mayBegin };
  return answerTo(deps, asked, await enqueue(deps, asked, secondOpinion?.provider ?? null, terms));
}
