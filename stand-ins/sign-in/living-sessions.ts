import type { Context, MiddlewareHandler } from "hono";
import sql from "sql-template-tag";
import type { Deps } from "../../server/deps.ts";
import { hasSession } from "../../server/http/caller/has-session.ts";
import { claimsOf } from "../../server/vendors/supabase.ts";
import { signInRefusal } from "./sign-in-refusal.ts";

const tokenOf = ({ req }: Context): string => (req.header("Authorization") ?? "").replace(/^Bearer +/i, "");

/** The data API believes a signature for as long as it says: whether its session has ended is asked here. */
export const livingSessions =
  ({ db }: Deps): MiddlewareHandler =>
  async (context, next) => {
    const token = tokenOf(context);
    if (token === "") return next();
    const { sub, session_id } = claimsOf(token);
    return (await hasSession(db, sub, session_id))
      ? next()
      : signInRefusal(401, "session_not_found", "The session has ended");
  };

/** As the hosted service does: a new password ends all sessions but the one that set it. */
export const newPasswordEndsSessions =
  ({ db }: Deps): MiddlewareHandler =>
  async (context, next) => {
    const body: unknown =
      context.req.method === "PUT" && context.req.path === "/auth/v1/user"
        ? await context.req.raw
            .clone()
            .json()
            .catch(() => null)
        : null;
    await next();
    if (!context.res.ok || typeof body !== "object" || body === null || !("password" in body)) return;
    const { sub, session_id } = claimsOf(tokenOf(context));
    await db.rows(sql`select app.end_other_sessions(${sub}, ${session_id})`);
  };
