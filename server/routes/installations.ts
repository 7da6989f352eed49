import { Hono } from "hono";
import sql from "sql-template-tag";
import {
  createInstallation,
  createLinkCode,
  disconnectInstallation,
  disconnectSelf,
  listInstallations,
  readInstallation,
} from "../../shared/api/endpoints/installations.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { readAllowance } from "../allowance/read-allowance.ts";
import type { Deps } from "../deps.ts";
import { userOf, type Caller } from "../http/caller/caller.ts";
import { countHit, limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import { hashToken, newToken } from "../http/caller/token.ts";
import * as disconnecting from "../linking/disconnect.ts";
import * as linkCodes from "../linking/link-codes.ts";

const installationOf = ({ installationId }: Caller): string => installationId ?? "";

interface Account {
  readonly name: string;
  readonly email: string;
}

const accountOf = async ({ db }: Deps, { userId }: Caller): Promise<Account | null> => {
  if (userId === null) return null;
  const account = await db.row<Account>(
    sql`select name, coalesce(app.email_of(user_id), '') as email from public.accounts where user_id = ${userId}`,
  );
  return account ?? null;
};

interface InstallationRow {
  readonly id: string;
  readonly figmaName: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Plugins: their tokens, and what they and their owners know of each other. */
export function installationRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();

  serveEndpoint(routes, deps, createInstallation, async ({ body, address }) => {
    await limit(db, "installation by address", address);
    const token = newToken();
    const row = await db.row<{ id: string }>(sql`
      insert into public.installations (token_hash, figma_id, figma_name)
      values (${hashToken(token)}, ${body.figmaId}, ${body.figmaName}) returning id`);
    return { installationId: row?.id ?? "", token };
  });

  serveEndpoint(routes, deps, createLinkCode, async ({ caller }) => {
    await limit(db, "link code by installation", installationOf(caller));
    const request = await linkCodes.createLinkCode(db, installationOf(caller));
    if (!request)
      throw new ApiError("invalid_input", { where: "figmaId: this plugin was started without one" });
    return request;
  });

  serveEndpoint(routes, deps, readInstallation, async ({ caller }) => {
    const retryAfterS = await countHit(db, "poll by installation", installationOf(caller));
    if (retryAfterS > 0) throw new ApiError("slow_down", { retryAfterS });
    const [account, allowance] = await Promise.all([accountOf(deps, caller), readAllowance(db, caller)]);
    return { account, allowance };
  });

  serveEndpoint(routes, deps, disconnectSelf, ({ caller }) =>
    disconnecting.disconnectSelf(db, installationOf(caller)),
  );

  serveEndpoint(routes, deps, listInstallations, async ({ caller }) => ({
    installations: [
      ...(await db.rows<InstallationRow>(sql`
        select id, figma_name as "figmaName", created_at as "createdAt", last_used_at as "lastUsedAt"
        from public.installations where user_id = ${userOf(caller)} and revoked_at is null
        order by coalesce(last_used_at, created_at) desc`)),
    ],
  }));

  serveEndpoint(routes, deps, disconnectInstallation, async ({ caller, params }) => {
    if (!(await disconnecting.disconnectInstallation(db, userOf(caller), params.id)))
      throw new ApiError("not_found");
  });

  return routes;
}
