import { Hono } from "hono";
import { readHealth, readReadiness } from "../../shared/api/endpoints/health.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import type { Deps } from "../deps.ts";
import { healthOf } from "../health/health-of.ts";
import { canBeAsked } from "../reviews/opinion/model-pause.ts";

const secondOpinionState = async ({ db, secondOpinion }: Deps): Promise<"on" | "off" | "paused"> =>
  secondOpinion === null ? "off" : (await canBeAsked(db, secondOpinion).catch(() => false)) ? "on" : "paused";

/** The health of the service. It is told to anybody, and nothing of what the service is made of. */
export function healthRoutes(deps: Deps): Hono {
  const routes = new Hono();
  serveEndpoint(routes, deps, readHealth, async () => {
    const { canWrite, hasRoom } = await healthOf(deps);
    return {
      status: canWrite && hasRoom ? "up" : "degraded",
      database: canWrite ? "up" : "down",
      disk: hasRoom ? "up" : "full",
      secondOpinion: await secondOpinionState(deps),
    };
  });
  serveEndpoint(routes, deps, readReadiness, async () => {
    const { canWrite, hasRoom } = await healthOf(deps);
    if (!canWrite || !hasRoom) throw new ApiError("unavailable", { retryAfterS: 2 });
    return { ready: true };
  });
  return routes;
}
