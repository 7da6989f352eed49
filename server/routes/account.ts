import { Hono } from "hono";
import {
  deleteUser,
  exportAccount as exportEndpoint,
  readAccount as readEndpoint,
  updateProfile as updateEndpoint,
  type Account,
} from "../../shared/api/endpoints/account.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { PRODUCT } from "../../shared/product.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { exportAccount } from "../account/export-account.ts";
import { readAccount } from "../account/read-account.ts";
import type { Deps } from "../deps.ts";
import { userOf } from "../http/caller/caller.ts";
import { answerPieces } from "../http/answer-pieces.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import sql from "sql-template-tag";
import type { Db } from "../vendors/postgres.ts";

type Profile = Pick<Account, "userId" | "name" | "language" | "newsletterOptIn">;

/** Changes the fields of a profile that neither cost nor link anything. */
const updateProfile = (db: Db, { userId, name, language, newsletterOptIn }: Profile): Promise<unknown> =>
  db.rows(sql`
    update public.accounts set name = ${name}, language = ${language}, newsletter_opt_in = ${newsletterOptIn}
    where user_id = ${userId}`);

/** The account: what a person may see, take along and delete of their own. */
export function accountRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();

  serveEndpoint(routes, deps, readEndpoint, async ({ caller }) => {
    const account = await readAccount(db, userOf(caller));
    if (!account) throw new ApiError("unauthenticated");
    return account;
  });

  serveEndpoint(routes, deps, updateEndpoint, async ({ body }) => {
    await updateProfile(db, body);
    const account = await readAccount(db, body.userId);
    if (!account) throw new ApiError("unauthenticated");
    return account;
  });

  serveEndpoint(routes, deps, exportEndpoint, async ({ caller, context }) => {
    await limit(db, "export by account", userOf(caller));
    context.header("Content-Disposition", `attachment; filename="${PRODUCT.slug}-data.json"`);
    context.header("Content-Type", "application/json");
    return answerPieces(context, deps.log, exportAccount(deps, userOf(caller)));
  });

  serveEndpoint(routes, deps, deleteUser, ({ caller }) => deleteAccount(deps, caller));

  return routes;
}
