import { Hono } from "hono";
import {
  deleteUser,
  exportAccount as exportEndpoint,
  readAccount as readEndpoint,
  updateProfile as updateEndpoint,
} from "../../shared/api/endpoints/account.ts";
import { ApiError } from "../../shared/api/errors.ts";
import { PRODUCT } from "../../shared/product.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { exportAccount } from "../account/export-account.ts";
import { updateProfile } from "../account/update-profile.ts";
import { readAccount } from "../account/read-account.ts";
import type { Deps } from "../deps.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";

/** The account: what a person may see, take along and delete of their own. */
export function accountRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();

  serveEndpoint(routes, deps, readEndpoint, async ({ caller }) => {
    const account = await readAccount(db, caller.userId ?? "");
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
    await limit(db, "export by account", caller.userId ?? "");
    context.header("Content-Disposition", `attachment; filename="${PRODUCT.slug}-data.json"`);
    return { ...(await exportAccount(deps, caller.userId ?? "")) };
  });

  serveEndpoint(routes, deps, deleteUser, async ({ caller }) => {
    await deleteAccount(deps, caller);
    return { success: true };
  });

  return routes;
}
