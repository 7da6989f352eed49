import { Hono } from "hono";
import { readConfig } from "../../shared/api/endpoints/config.ts";
import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";
import { compact } from "../../shared/scene/json.ts";
import { serveEndpoint } from "../http/serve-endpoint.ts";

/** The facts of the legal notice that are set. */
const companyOf = (env: Env) =>
  compact({
    name: env.SELLER_NAME,
    capital: env.COMPANY_CAPITAL,
    address: env.SELLER_ADDRESS,
    registration: env.SELLER_SIREN && `SIREN ${env.SELLER_SIREN}`,
    vat: env.SELLER_VAT,
    director: env.COMPANY_DIRECTOR,
    email: env.SUPPORT_EMAIL,
    phone: env.COMPANY_PHONE,
    host: env.COMPANY_HOST,
  });

/** The configuration: what site and panel must know of their server. The publishable key is meant to be public. */
export function configRoutes(deps: Deps): Hono {
  const routes = new Hono();
  const { SUPABASE_URL: url = null, SUPABASE_PUBLISHABLE_KEY: publishableKey = "embedded" } = deps.env;
  serveEndpoint(routes, deps, readConfig, async () => ({
    signIn: { url, publishableKey },
    forms: {
      contact: deps.env.CONTACT_FORM_URL ?? "/f/contact",
      opinion: deps.env.OPINION_FORM_URL ?? "/f/opinion",
    },
    company: companyOf(deps.env),
    secondOpinion: deps.secondOpinion && { provider: deps.secondOpinion.provider },
  }));
  return routes;
}
