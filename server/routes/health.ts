import { Hono } from "hono";
import { readFileSync } from "node:fs";
import path from "node:path";
import sql from "sql-template-tag";
import { readHealth, readReadiness } from "../../shared/api/endpoints/health.ts";
import { ENGINE } from "../../shared/review/engine.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import type { Deps } from "../deps.ts";
import { canBeAsked } from "../reviews/model-pause.ts";

const PACKAGE = path.resolve(import.meta.dirname, "../../package.json");
const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };

const startedAt = Date.now();

const databaseVersion = ({ db }: Deps): Promise<string | null> =>
  db.row<{ version: string }>(sql`select current_setting('server_version') as version`).then(
    (row) => row?.version ?? null,
    () => null,
  );

const secondOpinionState = async ({ db, secondOpinion }: Deps): Promise<"on" | "off" | "paused"> =>
  secondOpinion === null ? "off" : (await canBeAsked(db, secondOpinion).catch(() => false)) ? "on" : "paused";

/** How the service is. */
export function healthRoutes(deps: Deps): Hono {
  const routes = new Hono();
  serveEndpoint(routes, deps, readHealth, async () => {
    const database = await databaseVersion(deps);
    return {
      status: database === null ? "degraded" : "up",
      database: database === null ? "down" : "up",
      secondOpinion: await secondOpinionState(deps),
      versions: { product: version, engine: ENGINE, node: process.versions.node, database },
      upForS: Math.round((Date.now() - startedAt) / 1000),
    };
  });
  serveEndpoint(routes, deps, readReadiness, async () => {
    await deps.db.row(sql`select 1`);
    return { ready: true };
  });
  return routes;
}
