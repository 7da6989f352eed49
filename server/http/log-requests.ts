import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../log.ts";

/** The pattern of the address, as `/api/reviews/:id`: ids and tokens in paths stay out of the log. */
const patternOf = (context: Context): string =>
  matchedRoutes(context).find(({ path }) => !path.includes("*"))?.path ??
  matchedRoutes(context).at(-1)?.path ??
  "unknown";

/** One line for each request. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    log("request", {
      id: context.get("requestId") as unknown,
      method: context.req.method,
      path: patternOf(context),
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
