import { readAllowance } from "../../allowance/read-allowance.ts";
import type { Caller } from "../../http/caller/caller.ts";
import type { Db } from "../../vendors/postgres.ts";
import { readReview } from "../read-review.ts";
import { ownReview } from "../which-review.ts";
import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";

/** An event as it is sent: where it stands, and its JSON. */
export interface ToldEvent {
  /** The review's id and the event's number in it. */
  readonly id: string;
  readonly data: string;
}

/** The events that answer a request, as they come. */
export type ToldEvents = AsyncIterable<ToldEvent> | Iterable<ToldEvent>;

/** A request for something that is told while it is made. */
export interface FollowedRequest {
  readonly caller: Caller;
  /** The request as it came. */
  readonly bodyText: string;
  /** The last event that a listener saw, who comes back. */
  readonly lastEventId?: string | undefined;
  /** Comes when the listener has gone. */
  readonly signal: AbortSignal;
}

export const eventId = (jobId: string, seq: number): string => `${jobId}:${seq}`;

/** The end of a review that is stored, as its owner hears it: it is all that is told. */
export async function storedEnd(db: Db, caller: Caller, reviewId: string): Promise<readonly [ToldEvent]> {
  const review = await readReview(db, ownReview(caller, reviewId));
  const done: ReviewEvent = { type: "done", review, allowance: await readAllowance(db, caller) };
  return [{ id: eventId(review.id, 0), data: JSON.stringify(done) }];
}

/** The number of the last event that a listener saw of this review; 0 when it names none of its. */
export function seqAfter(lastEventId: string | undefined, jobId: string): number {
  const [, seq] = lastEventId?.startsWith(`${jobId}:`) ? lastEventId.split(":") : [];
  return /^\d{1,9}$/.test(seq ?? "") ? Number(seq) : 0;
}

/** The id of the review or job that a listener heard last; null when nothing of the kind is named. */
export const jobIn = (lastEventId = ""): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):/.exec(lastEventId)?.[1] ?? null;
