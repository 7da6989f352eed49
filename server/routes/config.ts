import { Hono } from "hono";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import type { Deps } from "../deps.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";

/** What site and panel must know of their server. The publishable key is meant to be public. */
export function configRoutes(deps: Deps): Hono {
  const routes = new Hono();
  const { SUPABASE_URL: url = null, SUPABASE_PUBLISHABLE_KEY: publishableKey = "embedded" } = deps.env;
  serveEndpoint(routes, deps, readConfig, async () => ({
    signIn: { url, publishableKey },
    forms: {
      contact: deps.env.CONTACT_FORM_URL ?? "/f/contact",
      opinion: deps.env.OPINION_FORM_URL ?? "/f/opinion",
    },
    secondOpinion: deps.secondOpinion && { provider: deps.secondOpinion.provider },
  }));
  return routes;
}
