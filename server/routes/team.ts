import { Hono } from "hono";
import sql from "sql-template-tag";
import * as endpoints from "../../shared/api/endpoints/team.ts";
import type { Deps } from "../deps.ts";
import { userOf, type Caller } from "../http/caller/caller.ts";
import { languageOf } from "../http/language/language-of.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import { acceptInvitation, emailOfInvite, inviteToTeam, readInvitation } from "../team/invites.ts";
import { dissolveTeam, endMembership } from "../team/membership.ts";
import { readTeam } from "../team/read-team.ts";
import { orRefuse } from "../team/status.ts";
import type { TeamReview } from "../../shared/api/endpoints/team.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { pageOf, summaryOf, type PageAsked } from "../reviews/list-reviews.ts";
import { teamReviews } from "../reviews/which-review.ts";
import type { Db } from "../vendors/postgres.ts";

/** Lists the reviews that are shared with the team of a caller, the newest first. */
async function listTeamReviews(
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
async function shareWithTeam(db: Db, { userId }: Caller, reviewId: string, isShared: boolean): Promise<void> {
  if (userId === null) throw new ApiError("no_team");
  await orRefuse(db, sql`select app.share_with_team(${userId}, ${reviewId}, ${isShared}) as status`);
}

/** Teams: founded, joined, left. Who may what is held by the functions of the database. */
export function teamRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();
  const change = async (caller: Caller): Promise<string> => {
    await limit(db, "team by account", userOf(caller));
    return userOf(caller);
  };

  serveEndpoint(routes, deps, endpoints.readTeam, async ({ caller }) => ({
    team: await readTeam(db, userOf(caller)),
  }));

  serveEndpoint(routes, deps, endpoints.createTeam, async ({ caller, body }) => {
    const userId = await change(caller);
    await orRefuse(db, sql`select status from app.found_team(${userId}, ${body.name})`);
  });

  serveEndpoint(routes, deps, endpoints.renameTeam, async ({ caller, body }) => {
    const userId = await change(caller);
    await orRefuse(db, sql`select app.rename_team(${userId}, ${body.name}) as status`);
  });

  serveEndpoint(routes, deps, endpoints.dissolveTeam, async ({ caller, context }) => {
    const userId = await change(caller);
    await dissolveTeam(deps, { userId, email: caller.email }, languageOf(context));
  });

  serveEndpoint(routes, deps, endpoints.inviteToTeam, ({ caller, body, context }) =>
    inviteToTeam(deps, { userId: userOf(caller), email: body.email, language: languageOf(context) }),
  );

  serveEndpoint(routes, deps, endpoints.resendInvite, async ({ caller, params, context }) => {
    const email = await emailOfInvite(db, userOf(caller), params.id);
    await inviteToTeam(deps, { userId: userOf(caller), email, language: languageOf(context) });
  });

  serveEndpoint(routes, deps, endpoints.revokeInvite, async ({ caller, params }) => {
    const userId = await change(caller);
    await orRefuse(db, sql`select app.revoke_invite(${userId}, ${params.id}) as status`);
  });

  serveEndpoint(routes, deps, endpoints.readInvitation, async ({ params, address }) => {
    await limit(db, "team invitation by address", address);
    return readInvitation(db, params.token);
  });

  serveEndpoint(routes, deps, endpoints.acceptInvitation, async ({ caller, params, address }) => {
    await limit(db, "team invitation by address", address);
    await acceptInvitation(db, userOf(caller), params.token);
  });

  serveEndpoint(routes, deps, endpoints.removeMember, async ({ caller, params, context }) =>
    endMembership(deps, await change(caller), params.id, languageOf(context)),
  );

  serveEndpoint(routes, deps, endpoints.shareWithTeam, ({ caller, params, body }) =>
    shareWithTeam(db, caller, params.id, body.isShared),
  );

  serveEndpoint(routes, deps, endpoints.listTeamReviews, ({ caller, query }) =>
    listTeamReviews(db, caller, query),
  );

  return routes;
}
