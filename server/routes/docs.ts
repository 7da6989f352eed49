import { Hono } from "hono";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { docsPage } from "../docs/page.ts";
import { openApiDocument } from "../docs/openapi.ts";
import type { Deps } from "../deps.ts";
import { apiHeaders, HSTS } from "../http/secure.ts";

/** The contract, for programs and for people. */
export function docsRoutes({ env }: Deps): Hono {
  const document = openApiDocument(env.SITE_URL);
  const routes = new Hono();
  routes.use("/api/openapi.json", ...apiHeaders);
  routes.get("/api/openapi.json", (context) => context.json(document));
  routes.get(
    "/api/docs",
    secureHeaders({
      originAgentCluster: false,
      strictTransportSecurity: HSTS,
      contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: [NONCE], frameAncestors: ["'none'"] },
    }),
    (context) => context.html(docsPage(document, context.get("secureHeadersNonce") ?? "")),
  );
  return routes;
}
