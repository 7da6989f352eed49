import { Hono } from "hono";
import { readAllowance as endpoint } from "../../shared/api/endpoints/allowance.ts";
import { ALLOWANCE, allowanceOf, type AllowanceRow } from "../allowance/read-allowance.ts";
import type { Deps } from "../deps.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";

/** The allowance: what is left to spend. */
export function allowanceRoutes(deps: Deps): Hono {
  const routes = new Hono();
  serveEndpoint(routes, deps, endpoint, async ({ row }) => allowanceOf(row as AllowanceRow), {
    readAlong: ALLOWANCE,
  });
  return routes;
}
