import { Hono } from "hono";
import {
  approveLinkCode,
  linkOwnerAndUser,
  readLinkCode,
  unlinkFigma,
} from "../../shared/api/endpoints/installations.ts";
import { linkCode } from "../../shared/api/fields.ts";
import { ApiError } from "../../shared/api/errors.ts";
import type { Deps } from "../deps.ts";
import { userOf } from "../http/caller/caller.ts";
import { limit } from "../http/caller/limits.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";
import * as disconnecting from "../linking/disconnect.ts";
import { linkAccount } from "../linking/link-account.ts";
import * as linkCodes from "../linking/link-codes.ts";

/** The code, where it has the shape of one; else it is refused without even costing a try. */
function codeIn({ code }: { readonly code: string }): string {
  if (!linkCode.safeParse(code).success) throw new ApiError("not_found");
  return code;
}

/** Links: an account and a plugin are connected here, and parted. A GET connects nothing. */
export function linkRoutes(deps: Deps): Hono {
  const { db } = deps;
  const routes = new Hono();

  serveEndpoint(routes, deps, readLinkCode, async ({ params, query, address }) => {
    await limit(db, "link code by address", address);
    const request = await linkCodes.findLinkCode(db, codeIn(params), query.figmaId);
    if (!request) throw new ApiError("not_found");
    return request;
  });

  serveEndpoint(routes, deps, approveLinkCode, async ({ params, body, caller, address }) => {
    await limit(db, "link code by address", address);
    const isDone = await linkCodes.approveLinkCode(db, codeIn(params), body.figmaId, userOf(caller));
    if (!isDone) throw new ApiError("not_found");
  });

  serveEndpoint(routes, deps, linkOwnerAndUser, async ({ body, caller }) => {
    const { userId, figmaId, link: code = null, language = "en" } = body;
    return { success: await linkAccount(deps, { userId, figmaId, code, language, email: caller.email }) };
  });

  serveEndpoint(routes, deps, unlinkFigma, ({ caller }) => disconnecting.unlinkFigma(db, userOf(caller)));

  return routes;
}
