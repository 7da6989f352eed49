import { Hono } from "hono";
import sql from "sql-template-tag";
import * as endpoints from "../../shared/api/endpoints/house-rules.ts";
import { houseChangesBetween } from "../../shared/house-rules/house-changes.ts";
import type { Deps } from "../deps.ts";
import { listHouseVersions, readTeamHouseRules } from "../house-rules/read-team-house-rules.ts";
import { userOf } from "../http/caller/caller.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import { orRefuse } from "../team/status.ts";

/** The house rules of teams. Who may what is held by the function of the database. */
export function houseRulesRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();

  serveEndpoint(routes, deps, endpoints.readTeamHouseRules, ({ caller, query }) =>
    readTeamHouseRules(db, caller.userId, query.version),
  );

  serveEndpoint(routes, deps, endpoints.saveTeamHouseRules, async ({ caller, body }) => {
    const userId = userOf(caller);
    await limit(db, "team by account", userId);
    const before = await readTeamHouseRules(db, userId);
    const changes = JSON.stringify(houseChangesBetween(before.rules, body.rules));
    await orRefuse(
      db,
      sql`select app.save_house_rules(${userId}, ${body.version}, ${JSON.stringify(body.rules)}, ${changes}) as status`,
    );
    return { version: body.version + 1 };
  });

  serveEndpoint(routes, deps, endpoints.listHouseVersions, async ({ caller }) => ({
    versions: [...(await listHouseVersions(db, userOf(caller)))],
  }));

  return routes;
}
