import sql, { type Sql } from "sql-template-tag";
import type { Caller } from "../http/caller/caller.ts";
import { hashToken } from "../http/caller/token.ts";

/** The reviews of a caller: the account's, or those that a plugin made without one. */
export const ownReviews = ({ userId, installationId }: Caller): Sql =>
  userId === null
    ? sql`review.user_id is null and review.installation_id = ${installationId}`
    : sql`review.user_id = ${userId}`;

/** One review of a caller. */
export const ownReview = (caller: Caller, id: string): Sql =>
  sql`review.id = ${id} and ${ownReviews(caller)}`;

/** A condition of a query: the review is shared with the team that the caller is in. */
export const teamReviews = ({ userId }: Caller): Sql =>
  sql`review.team_id = (select team_id from public.accounts where user_id = ${userId})`;

/** One review that a caller may read: of their own, or shared with their team. */
export const readableReview = (caller: Caller, id: string): Sql =>
  sql`review.id = ${id} and (${ownReviews(caller)} or ${teamReviews(caller)})`;

/** The review behind a link that was not taken back and has not ended. */
export const sharedReview = (token: string): Sql => sql`review.id = (
  select review_id from public.shared_links
  where token_hash = ${hashToken(token)} and revoked_at is null and expires_at > clock_timestamp()
)`;
