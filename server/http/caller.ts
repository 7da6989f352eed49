import type { Context } from "hono";
import sql from "sql-template-tag";
import type { Access } from "../../shared/api/endpoint.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { trialAddress } from "../allowance/trial-address.ts";
import { clientAddress } from "./client-address.ts";
import { hashToken, isOwnToken } from "./token.ts";

/** Who asks: a person, or a plugin, which may be connected to a person. */
export interface Caller {
  /** The person; null: a plugin without an account. */
  readonly userId: string | null;
  /** The plugin; null: a person on the site. */
  readonly installationId: string | null;
  /** The person's address; empty when a plugin asks. */
  readonly email: string;
  /** The network address that asks, hashed: the trial counts by it. */
  readonly addressHash: string;
}

const NOBODY: Caller = { userId: null, installationId: null, email: "", addressHash: "" };

function tokenOf(context: Context): string {
  const [scheme, token, ...rest] = (context.req.header("Authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest.length > 0) throw new ApiError("unauthenticated");
  return token;
}

async function installationOf({ db }: Deps, token: string): Promise<Caller> {
  // Written once a minute at most: a panel that polls is not worth a write each time.
  const row = await db.row<{ id: string; user_id: string | null }>(sql`
    with installation as (
      select id, user_id, last_used_at from public.installations
      where token_hash = ${hashToken(token)} and revoked_at is null
    ), used as (
      update public.installations set last_used_at = clock_timestamp()
      where id in (
        select id from installation where last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute'
      )
    )
    select id, user_id from installation`);
  if (!row) throw new ApiError("unauthenticated");
  return { ...NOBODY, userId: row.user_id, installationId: row.id };
}

async function personOf({ auth, db }: Deps, token: string, isSensitive: boolean): Promise<Caller> {
  const person = await (isSensitive ? auth.freshPersonOf(token) : auth.personOf(token));
  if (!person) throw new ApiError("unauthenticated");
  // A signature outlives a deleted account, and a session that was ended, by up to an hour.
  const account = await db.row(sql`
    select 1 from public.accounts
    where user_id = ${person.userId} and app.has_session(${person.userId}, ${person.sessionId})`);
  if (!account) throw new ApiError("unauthenticated");
  return { ...NOBODY, userId: person.userId, email: person.email };
}

async function whoAsks(context: Context, deps: Deps, access: Access): Promise<Caller> {
  if (access === "anyone") return NOBODY;
  const token = tokenOf(context);
  if (isOwnToken(token)) {
    if (access === "user" || access === "owner") throw new ApiError("unauthenticated");
    return installationOf(deps, token);
  }
  if (access === "installation") throw new ApiError("unauthenticated");
  return personOf(deps, token, access === "owner");
}

/** Finds out who asks, and from where. All that is wrong with a token gives the same answer. */
export const findCaller = async (context: Context, deps: Deps, access: Access): Promise<Caller> => ({
  ...(await whoAsks(context, deps, access)),
  addressHash: trialAddress(clientAddress(context, deps.env.TRUSTED_PROXIES)),
});
