import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { secureHeaders } from "hono/secure-headers";

/**
 * Headers of the API. The panel's page has no origin, so any origin may ask: tokens go in a header that no other
 * page can make a browser send, and there are no cookies.
 */
export const apiHeaders: readonly MiddlewareHandler[] = [
  cors({
    origin: "*",
    allowMethods: ["GET", "POST", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
    exposeHeaders: ["Retry-After", "X-Request-Id"],
    maxAge: 86_400,
  }),
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginResourcePolicy: "cross-origin",
    referrerPolicy: "no-referrer",
  }),
  async (context, next) => {
    await next();
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  },
];
