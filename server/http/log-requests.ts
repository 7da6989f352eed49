import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** The pattern of the address, as `/api/reviews/:id`: ids and tokens in paths stay out of the log. */
const patternOf = (context: Context): string =>
  matchedRoutes(context).find(({ path }) => !path.includes("*"))?.path ??
  matchedRoutes(context).at(-1)?.path ??
  "unknown";

/** One line for each request, and its place in the figures. */
export const logRequests =
  (log: Log, metrics?: Metrics): MiddlewareHandler =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { method } = context.req;
    const [path, { status }] = [patternOf(context), context.res];
    const ms = performance.now() - startedAt;
    metrics?.note({ method, path, status, seconds: ms / 1000 });
    log("request", {
      id: context.get("requestId") as unknown,
      method,
      path,
      status,
      ms: Math.round(ms),
    });
  };
