import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "../log.ts";

/** One line for each request. The pattern of its path stands for the path: ids and tokens stay out of the log. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    log("request", {
      id: context.get("requestId") as unknown,
      method: context.req.method,
      path: routePath(context, -1),
      status: context.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
