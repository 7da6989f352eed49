import { type Context, Hono } from "hono";
import sql, { type Sql } from "sql-template-tag";
import {
  createReview,
  deleteReview,
  inquire,
  listReviews as listEndpoint,
  listScreenReviews as listOfScreenEndpoint,
  markOpinion as markOpinionEndpoint,
  readReview as readEndpoint,
  readReviewPicture,
  retryOpinion as retryOpinionEndpoint,
  stopOpinion as stopOpinionEndpoint,
  type OpinionMark,
} from "../../shared/api/endpoints/reviews.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { callerName, type Caller } from "../http/caller/caller.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import { answerPicture } from "../reviews/answer-picture.ts";
import { askInquiry } from "../reviews/inquiry/ask-inquiry.ts";
import { listReviews } from "../reviews/list-reviews.ts";
import { listScreenReviews } from "../reviews/list-screen-reviews.ts";
import { readReviewFor } from "../reviews/read-review.ts";
import { retryOpinion } from "../reviews/opinion/retry-opinion.ts";
import { limitReviews, startReview } from "../reviews/making/start-review.ts";
import { readStanding } from "../reviews/measuring/standing.ts";
import { stopReview } from "../reviews/making/stop-review.ts";
import { takeTurn } from "../reviews/measuring/take-turn.ts";
import { streamEvents } from "../reviews/telling/stream-events.ts";
import { ownReview, readableReview } from "../reviews/which-review.ts";
import type { Db } from "../vendors/postgres.ts";

interface Marked {
  readonly findingId: string;
  /** Null takes back what was said. */
  readonly mark: OpinionMark | null;
}

/** Keeps what somebody says of a finding of the second opinion, with the review that a condition names. */
async function markOpinion(db: Db, which: Sql, { findingId, mark }: Marked): Promise<void> {
  const change =
    mark === null
      ? sql`delete from app.opinion_marks using marked where review_id = marked.id and finding_id = ${findingId}`
      : sql`
        insert into app.opinion_marks (review_id, finding_id, mark) select id, ${findingId}, ${mark} from marked
        on conflict (review_id, finding_id) do update set mark = excluded.mark, marked_at = clock_timestamp()`;
  const row = await db.row(sql`
    with marked as (
      select id from public.reviews as review
      where ${which} and second_findings @> jsonb_build_array(jsonb_build_object('id', ${findingId}::text))
      for key share
    ), changed as (${change}) select from marked`);
  if (!row) throw new ApiError("not_found");
}

/** A listener to events: the last one that they heard, and a signal of when they go. */
const listener = ({ req }: Context) => ({ lastEventId: req.header("Last-Event-ID"), signal: req.raw.signal });

/** A request that is checked in its turn, elsewhere: that takes long. */
const asText = (text: string): string => text;

/** Reviews: asked for, listed, read and deleted by whom they belong to. */
export function reviewRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();
  /** Listening to a try that is under way is not counted as one, but the body sent along has to be read. */
  const limitRetry = (caller: Caller): Promise<void> =>
    limit(db, "review retry by caller", callerName(caller));

  serveEndpoint(
    routes,
    deps,
    createReview,
    async ({ context, ...asked }) =>
      streamEvents(context, await startReview(deps, { ...asked, ...listener(context) })),
    { before: (caller) => limitReviews(deps, caller), readBody: asText },
  );

  serveEndpoint(
    routes,
    deps,
    retryOpinionEndpoint,
    async ({ context, ...asked }) => {
      const heard = listener(context);
      const { share } = await readStanding(db, asked.caller, asked.key);
      const body = await takeTurn(deps, share, heard.signal, (turn) =>
        deps.measuring.check(asked.bodyText, turn),
      );
      return streamEvents(context, await retryOpinion(deps, { ...asked, ...heard, body }));
    },
    { before: limitRetry, readBody: asText },
  );

  serveEndpoint(
    routes,
    deps,
    inquire,
    async ({ context, ...asked }) =>
      streamEvents(context, await askInquiry(deps, { ...asked, ...listener(context) })),
    { before: (caller) => limitReviews(deps, caller), readBody: asText },
  );

  serveEndpoint(routes, deps, stopOpinionEndpoint, ({ caller, params }) => stopReview(db, caller, params.id));

  serveEndpoint(routes, deps, markOpinionEndpoint, ({ caller, params, body }) =>
    markOpinion(db, ownReview(caller, params.id), body),
  );

  serveEndpoint(routes, deps, listEndpoint, ({ caller, query }) => listReviews(db, caller, query));

  serveEndpoint(routes, deps, readEndpoint, async ({ caller, params }) => {
    await limit(db, "review read by caller", callerName(caller));
    return readReviewFor(db, caller, params.id);
  });

  serveEndpoint(routes, deps, listOfScreenEndpoint, async ({ caller, params }) => {
    await limit(db, "screens by caller", callerName(caller));
    return listScreenReviews(db, caller, params);
  });

  serveEndpoint(routes, deps, deleteReview, async ({ caller, params }) => {
    const row = await db.row(
      sql`delete from public.reviews as review where ${ownReview(caller, params.id)} returning id`,
    );
    if (!row) throw new ApiError("not_found");
  });

  serveEndpoint(routes, deps, readReviewPicture, ({ context, caller, params }) =>
    answerPicture(context, deps, readableReview(caller, params.id), params.frameId),
  );

  return routes;
}
