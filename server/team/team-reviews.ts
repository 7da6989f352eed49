import sql from "sql-template-tag";
import type { TeamReview } from "../../shared/api/endpoints/team.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Caller } from "../http/caller/caller.ts";
import { pageOf, summaryOf, type PageAsked } from "../reviews/list-reviews.ts";
import { teamReviews } from "../reviews/which-review.ts";
import type { Db } from "../vendors/postgres.ts";
import { orRefuse } from "./status.ts";

/** Lists the reviews that are shared with the team of a caller, the newest first. */
export async function listTeamReviews(
  db: Db,
  caller: Caller,
  page: PageAsked,
): Promise<{ reviews: TeamReview[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await pageOf(db, teamReviews(caller), page);
  return {
    reviews: rows.map((row) => ({
      ...summaryOf(row),
      by: row.maker ?? "",
      isOwn: row.user_id === caller.userId,
    })),
    nextCursor,
  };
}

/** Shares a review of a caller's own with their team, or no longer. */
export async function shareWithTeam(
  db: Db,
  { userId }: Caller,
  reviewId: string,
  isShared: boolean,
): Promise<void> {
  if (userId === null) throw new ApiError("no_team");
  await orRefuse(db, sql`select app.share_with_team(${userId}, ${reviewId}, ${isShared}) as status`);
}
