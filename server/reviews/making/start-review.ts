import { randomUUID } from "node:crypto";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import { callerName, type Caller } from "../../http/caller/caller.ts";
import { limitAll } from "../../http/caller/limits.ts";
import { putPictures } from "../../pictures/keep-pictures.ts";
import type { SecondOpinion } from "../../second-opinion/second-opinion.ts";
import type { Share } from "../measuring/waiting-line.ts";
import type { MeasuredRequest } from "../measuring/measuring.ts";
import { canBeAsked } from "../opinion/model-pause.ts";
import { opinionFor } from "../opinion/opinion-for.ts";
import { storeReview } from "../store-review.ts";
import { followReview } from "../telling/follow-review.ts";
import { seqAfter, storedEnd, type FollowedRequest, type ToldEvents } from "../telling/told-event.ts";
import { nothingReserved, reserveReview, type Reservation } from "../reserve-review.ts";
import { handIn, jobOf } from "../job/review-job.ts";
import { readStanding } from "../measuring/standing.ts";
import { COUNTING, takeTurn } from "../measuring/take-turn.ts";

interface AskedReview extends FollowedRequest {
  readonly key: string;
}

/** `internal` means that nothing was saved or charged: of a review that is there, and cannot be read now, it would be untrue. */
function notInternal(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError("unavailable", { retryAfterS: 3, cause: error });
}

/** Turns what the ledger says into the events of a review, or into why there is none. */
async function answerTo(deps: Deps, asked: AskedReview, reservation: Reservation): Promise<ToldEvents> {
  const { status, reservation_id, review_id } = reservation;
  if (status !== "reserved" && status !== "in_progress" && status !== "done") throw nothingReserved(status);
  const jobId = await jobOf(deps.db, reservation_id);
  if (jobId !== undefined)
    return followReview(deps, jobId, { after: seqAfter(asked.lastEventId, jobId), signal: asked.signal });
  if (review_id !== null) return storedEnd(deps.db, asked.caller, review_id).catch(notInternal);
  if (status === "done") throw new ApiError("not_found", { where: "The review was deleted." });
  throw new ApiError("unavailable", { retryAfterS: 3 }); // it has ended at this moment, and can be read later
}

const UNIT_BYTES = 100_000;

/** Limits how much is kept for free: a review and its pictures take up a disk, and that is everybody's. */
const limitKept = ({ db }: Deps, { caller, bodyText }: AskedReview): Promise<void> => {
  const units = Math.ceil(bodyText.length / UNIT_BYTES);
  return COUNTING.run(caller.addressHash, () =>
    limitAll(
      db,
      ["free review by caller, its size", callerName(caller), units],
      ["free review by address, its size", caller.addressHash, units],
    ),
  );
};

/** Saves a review without a second opinion, which costs nothing: it is stored at once, or not at all. */
async function save(deps: Deps, asked: AskedReview, measured: MeasuredRequest): Promise<Reservation> {
  const { caller, key } = asked;
  const { requestHash, head, pictures, report } = measured;
  await limitKept(deps, asked);
  const id = randomUUID();
  await putPictures(deps.db, deps.pictures, { id, pictures });
  return deps.db.transaction(async (db) => {
    const reservation = await reserveReview(db, { caller, key, requestHash }, { mayBegin: true, screens: 0 });
    if (reservation.status !== "reserved") return reservation;
    const opinion = { state: "off", findings: [], screens: [], cost: null } as const;
    const reservationId = reservation.reservation_id;
    await storeReview(db, deps.mailer, { id, reservationId, caller, head, pictures, report, opinion });
    return { ...reservation, status: "done", review_id: id };
  });
}

/** Puts the request aside and the review into the queue for its second opinion: both or neither. */
async function enqueue(
  deps: Deps,
  { caller, key, bodyText: requestText }: AskedReview,
  { requestHash, screens, report }: MeasuredRequest,
  secondOpinion: SecondOpinion,
  { pays }: Share,
): Promise<Reservation> {
  const mayBegin = await canBeAsked(deps.db, secondOpinion);
  return deps.db.transaction(async (db) => {
    const reservation = await reserveReview(db, { caller, key, requestHash }, { mayBegin, screens });
    if (reservation.status !== "reserved") return reservation;
    const id = randomUUID();
    const reservationId = reservation.reservation_id;
    const { provider } = secondOpinion;
    const job = { id, reservationId, caller, provider, requestText, report: report.json, continues: null };
    await handIn(deps, db, job, pays);
    return reservation;
  });
}

/** Refuses who asks for reviews too often, before a request is read that may be 8 MB. */
export const limitReviews = ({ db }: Pick<Deps, "db">, caller: Caller): Promise<void> =>
  COUNTING.run(caller.addressHash, () =>
    limitAll(
      db,
      ["review by caller", callerName(caller)],
      ["review by caller, an hour", callerName(caller)],
      ["review by address", caller.addressHash],
    ),
  );

/**
 * Makes a review, or finds the one that the same key began before. It is measured here, in turn; with a second opinion
 * it then goes into the queue, and without one it is stored. What is wrong is known before anything is reserved.
 */
export async function startReview(deps: Deps, asked: AskedReview): Promise<ToldEvents> {
  const { caller, key, bodyText, signal } = asked;
  if (deps.news.isStopping()) throw new ApiError("stopping", { retryAfterS: 3 });
  const { share, isKnown } = await readStanding(deps.db, caller, key);
  if (isKnown) {
    const { requestHash } = await takeTurn(deps, share, signal, (turn) =>
      deps.measuring.check(bodyText, turn),
    );
    const attempt = { caller, key, requestHash };
    return answerTo(deps, asked, await reserveReview(deps.db, attempt, { mayBegin: false, screens: 0 }));
  }
  const measured = await takeTurn(deps, share, signal, (turn) => deps.measuring.measure(bodyText, turn));
  const secondOpinion = opinionFor(deps, measured);
  const reservation = secondOpinion
    ? await enqueue(deps, asked, measured, secondOpinion, share)
    : await save(deps, asked, measured);
  return answerTo(deps, asked, reservation);
}
