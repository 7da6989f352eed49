import type { Context } from "hono";
import sql, { empty, type Sql } from "sql-template-tag";
import type { Access } from "../../../shared/api/endpoint.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import { trialAddress } from "../../allowance/trial-address.ts";
import { clientAddress } from "./client-address.ts";
import { kept } from "../../vendors/postgres.ts";
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

/** Columns read in the same query as the caller: one instead of two, for endpoints that are asked again and again. */
export interface ReadAlong {
  readonly name: string;
  readonly columns: Sql;
  /** Where they come from, by the columns that say who asks. */
  readonly from: (userId: Sql, installationId: Sql, addressHash: string) => Sql;
}

/** Who asks, and what was read along. */
export interface Found<Row = unknown> {
  readonly caller: Caller;
  readonly row: Row;
}

/** The person who asks; empty: a plugin without an account. */
export const userOf = ({ userId }: Caller): string => userId ?? "";

/** The name under which an act of a plugin, or of a person on the site, is counted. */
export const callerName = ({ installationId, userId }: Caller): string => installationId ?? userId ?? "";

const NOBODY: Caller = { userId: null, installationId: null, email: "", addressHash: "" };

function tokenOf(context: Context): string {
  const [scheme, token, ...rest] = (context.req.header("Authorization") ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token || rest.length > 0) throw new ApiError("unauthenticated");
  return token;
}

interface InstallationRow {
  readonly id: string;
  readonly user_id: string | null;
  /** Nobody noted for a minute that it was used. */
  readonly is_late: boolean;
}

/** The name of a question, and what it reads along. */
const ask = (
  of: string,
  along: ReadAlong | undefined,
  userId: Sql,
  installationId: Sql,
  addressHash: string,
) => ({
  name: along ? `${of} with ${along.name}` : of,
  columns: along ? sql`, ${along.columns}` : empty,
  from: along ? sql`, ${along.from(userId, installationId, addressHash)}` : empty,
});

async function installationOf(
  { db }: Deps,
  token: string,
  addressHash: string,
  along?: ReadAlong,
): Promise<Found> {
  const { name, columns, from } = ask(
    "installation",
    along,
    sql`caller.user_id`,
    sql`caller.id`,
    addressHash,
  );
  const row = await db.row<InstallationRow>(
    kept(
      name,
      sql`
        select caller.id, caller.user_id,
          last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute' as is_late ${columns}
        from public.installations as caller ${from}
        where token_hash = ${hashToken(token)} and revoked_at is null`,
    ),
  );
  if (!row) throw new ApiError("unauthenticated");
  // Written once a minute at most: a panel that polls is not worth a write each time.
  if (row.is_late)
    await db.rows(sql`update public.installations set last_used_at = clock_timestamp() where id = ${row.id}`);
  return { caller: { ...NOBODY, addressHash, userId: row.user_id, installationId: row.id }, row };
}

async function personOf(
  { auth, db }: Deps,
  token: string,
  isSensitive: boolean,
  addressHash: string,
  along?: ReadAlong,
): Promise<Found> {
  const person = await (isSensitive ? auth.freshPersonOf(token) : auth.personOf(token));
  if (!person) throw new ApiError("unauthenticated");
  // A signature outlives a deleted account, and a session that was ended, by up to an hour.
  const { name, columns, from } = ask("person", along, sql`caller.user_id`, sql`null`, addressHash);
  const row = await db.row(
    kept(
      name,
      sql`
        select caller.user_id ${columns} from public.accounts as caller ${from}
        where caller.user_id = ${person.userId} and app.has_session(${person.userId}, ${person.sessionId})`,
    ),
  );
  if (!row) throw new ApiError("unauthenticated");
  return { caller: { ...NOBODY, addressHash, userId: person.userId, email: person.email }, row };
}

/** Finds out who asks, and from where. All that is wrong with a token gives the same answer. */
export async function findCaller(
  context: Context,
  deps: Deps,
  access: Access,
  along?: ReadAlong,
): Promise<Found> {
  const addressHash = trialAddress(clientAddress(context, deps.env.TRUSTED_PROXIES));
  if (access === "anyone") return { caller: { ...NOBODY, addressHash }, row: undefined };
  const token = tokenOf(context);
  if (isOwnToken(token)) {
    if (access === "user" || access === "owner") throw new ApiError("unauthenticated");
    return installationOf(deps, token, addressHash, along);
  }
  if (access === "installation") throw new ApiError("unauthenticated");
  return personOf(deps, token, access === "owner", addressHash, along);
}
