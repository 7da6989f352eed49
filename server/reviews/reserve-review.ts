import sql from "sql-template-tag";
import { ApiError } from "../../shared/api/errors.ts";
import type { Caller } from "../http/caller/caller.ts";
import type { Db } from "../vendors/postgres.ts";

/** Second opinions that one caller may have under way. */
const AT_ONCE = 2;

/** Longer than the queue keeps a review with all its attempts: after it, what was reserved is given back. */
export const LEASE_S = 2 * 3600;

export interface Reservation {
  readonly status:
    | "reserved"
    | "in_progress"
    | "done"
    | "key_conflict"
    | "none_left"
    | "under_way"
    | "not_begun";
  readonly reservation_id: string;
  /** The review of a reservation that is done; null: it was deleted since. */
  readonly review_id: string | null;
}

/** An attempt at a review: its caller, its idempotency key, and the hash of its request. */
export interface Attempt {
  readonly caller: Caller;
  readonly key: string;
  readonly requestHash: string;
  /** The review that it tries again; a new one when absent. */
  readonly reviewId?: string;
}

/** The error that answers whoever asked, where nothing was reserved. */
export function nothingReserved(
  status: Exclude<Reservation["status"], "reserved" | "in_progress" | "done">,
): ApiError {
  switch (status) {
    case "key_conflict":
      return new ApiError("key_conflict");
    case "none_left":
      return new ApiError("allowance_used_up");
    case "under_way":
      return new ApiError("reviews_under_way", { retryAfterS: 5 });
    case "not_begun":
      return new ApiError("second_opinion_unavailable", { retryAfterS: 30 });
  }
}

/** The account may be deleted between the check of its token and this moment. */
function refuseIfGone(error: unknown): never {
  const isGone = error instanceof Error && "code" in error && error.code === "23503"; // foreign_key_violation
  throw isGone ? new ApiError("unauthenticated", { cause: error }) : error;
}

/** The terms of a request: whether the work may begin now, and what it is about. */
export interface Terms {
  readonly mayBegin: boolean;
  /** The number of screens that a model looks at; 0: it is free, and charges nobody. */
  readonly screens: number;
}

/**
 * Puts one request aside, or finds the review that the same key led to; in a transaction. Throws `rate_limited` to whom
 * too many second opinions came to nothing lately.
 */
export async function reserveReview(
  db: Db,
  { caller: { userId, installationId, addressHash }, key, requestHash, reviewId }: Attempt,
  { mayBegin, screens }: Terms,
): Promise<Reservation> {
  const asked = db.row<Reservation>(sql`
    select status, reservation_id, review_id from app.reserve_request(
      ${userId}, ${installationId}, ${addressHash}, ${key}, ${requestHash}, make_interval(secs => ${LEASE_S}),
      p_at_once => ${screens === 0 ? null : AT_ONCE}, p_may_begin => ${mayBegin}, p_is_free => ${screens === 0},
      p_now => app.clock()
    )`);
  const row = await asked.catch(refuseIfGone);
  if (!row) throw new Error("The ledger gave no answer.");
  if (row.status !== "reserved" || screens === 0) return row;
  const noted = await db.row<{ wait: number }>(sql`
    select app.note_screens(
      ${row.reservation_id}, ${screens}, ${userId}, ${installationId}, ${addressHash},
      ${reviewId ?? null}, app.clock()
    ) as wait`);
  if (noted?.wait) throw new ApiError("rate_limited", { retryAfterS: noted.wait });
  return row;
}

const readState = async (row: Promise<{ state: string | null } | undefined>): Promise<string | null> =>
  (await row)?.state ?? null;

/** The review is stored: its request is spent, unless it was free. Returns `committed`, or what came before it. */
export const commitReview = (db: Db, reservationId: string, reviewId: string): Promise<string | null> =>
  readState(db.row(sql`select app.commit_request(${reservationId}, ${reviewId}, app.clock()) as state`));

/**
 * Gives the request back, with what is stored nonetheless. Returns `refunded`, or what came before it; `committed`, too,
 * when a finding was told: then it is spent.
 */
export const refundReview = (
  db: Db,
  reservationId: string,
  reviewId: string | null,
): Promise<string | null> =>
  readState(db.row(sql`select app.refund_request(${reservationId}, ${reviewId}, app.clock()) as state`));
