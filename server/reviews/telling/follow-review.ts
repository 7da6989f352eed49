import sql from "sql-template-tag";
import type { ReviewEvent } from "../../../shared/api/endpoints/reviews.ts";
import { ERRORS, type ErrorCode, hasCode } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import { readStored } from "../read-stored.ts";
import { eventId, type ToldEvent } from "./told-event.ts";

interface Row {
  readonly seq: number;
  readonly data: string;
  readonly is_last: boolean;
}

/** A database that is away comes back, mostly: a listener waits this long for it. */
const PATIENCE_MS = 60_000;

/** The event that ends a review that failed. */
export const failedEvent = (error: ErrorCode): ReviewEvent => ({
  type: "failed",
  error,
  message: ERRORS[error].message,
});

/** True when there is still somebody who could tell the end. */
async function isOpen({ db }: Deps, jobId: string): Promise<boolean> {
  const row = await db.row<{ is_open: boolean }>(
    sql`select ended_at is null as is_open from app.review_jobs where id = ${jobId}`,
  );
  return row?.is_open ?? false;
}

const read = ({ db }: Deps, jobId: string, after: number): Promise<readonly Row[]> =>
  db.rows<Row>(sql`
    select seq, data, is_last from app.review_events where job_id = ${jobId} and seq > ${after} order by seq`);

/** The events after a number, or null while the database is away. */
async function readPatiently(deps: Deps, jobId: string, after: number): Promise<readonly Row[] | null> {
  try {
    const isUnderWay = await isOpen(deps, jobId); // before its events: the last one is told with the end
    const rows = await read(deps, jobId, after);
    if (rows.length > 0 || isUnderWay) return rows;
    return [{ seq: after + 1, data: JSON.stringify(failedEvent("unavailable")), is_last: true }];
  } catch (error) {
    if (!hasCode(error, "unavailable")) throw error;
    return null;
  }
}

interface Listening {
  /** The number of the last event that was heard. */
  readonly after: number;
  /** Comes when nobody listens any more. */
  readonly signal: AbortSignal;
}

/** Everything that a review tells after an event, to its end, whoever makes it. Ends early when the server stops. */
export async function* followReview(
  deps: Deps,
  jobId: string,
  { after, signal }: Listening,
): AsyncGenerator<ToldEvent> {
  let seen = after;
  let heardAt = performance.now(); // a clock that nobody sets
  for (;;) {
    const news = deps.news.next(jobId); // also what is told while it looks
    const rows = await readPatiently(deps, jobId, seen);
    if (rows) heardAt = performance.now();
    else if (performance.now() - heardAt > PATIENCE_MS) return;
    for (const { seq, data, is_last: isLast } of rows ?? []) {
      yield { id: eventId(jobId, seq), data: JSON.stringify(readStored(data)) };
      if (isLast) return;
      seen = seq;
    }
    await news;
    if (deps.news.isStopping() || signal.aborted) return;
  }
}
