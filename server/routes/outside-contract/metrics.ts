import { createHash, timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Env } from "../../env.ts";
import { loopbackOnly } from "../../http/loopback-only.ts";
import type { Metrics } from "../../metrics/metrics.ts";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

const withToken =
  (token: string): MiddlewareHandler =>
  (context, next) => {
    const told = /^Bearer (.+)$/i.exec(context.req.header("Authorization") ?? "")?.[1] ?? "";
    if (!timingSafeEqual(hashOf(told), hashOf(token))) throw new ApiError("unauthenticated");
    return next();
  };

/** A proxy before it that says nothing of whom it speaks for would make everybody somebody of this machine. */
const nobody: MiddlewareHandler = () => Promise.reject(new ApiError("not_found"));

const guard = ({ METRICS_TOKEN: token, NODE_ENV }: Env): MiddlewareHandler =>
  token ? withToken(token) : NODE_ENV === "production" ? nobody : loopbackOnly;

/** The figures, for whoever has the token; without one they are for nobody in production, else for this machine only. */
export const metricsRoutes = (env: Env, metrics: Metrics): Hono =>
  new Hono().get("/api/metrics", guard(env), async (context) =>
    context.body(await metrics.read(), 200, { "Content-Type": metrics.contentType }),
  );
