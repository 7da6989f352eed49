import { Hono, type Handler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { hash } from "node:crypto";
import { HOUSE_RULES_SCHEMA_PATH, houseRulesSchema } from "../../../shared/house-rules/house-rules.ts";
import { docsPage } from "../../docs/page.ts";
import { openApiDocument } from "../../docs/openapi.ts";
import { DOCS_STYLE } from "../../docs/style.ts";
import type { Deps } from "../../deps.ts";
import { answerKept, keepText, type KeptText } from "../../http/kept-text.ts";
import { apiHeaders, HSTS } from "../../http/secure.ts";

const STYLE_HASH = `'sha256-${hash("sha256", DOCS_STYLE, "base64")}'`;

/** Answers with a text that is made and packed with the first request for it. */
function made(type: string, make: () => string | Promise<string>): Handler {
  let kept: Promise<KeptText> | undefined;
  const keep = async (): Promise<KeptText> => keepText(await make(), type);
  return async (context) => {
    context.header("Cache-Control", "no-cache");
    return answerKept(context, await (kept ??= keep()));
  };
}

/** The contract, for programs and for people, and the schema of house rules, for editors. */
export function docsRoutes({ env }: Deps): Hono {
  const document = openApiDocument(env.SITE_URL);
  const routes = new Hono();
  routes.use("/api/openapi.json", ...apiHeaders);
  routes.get(
    "/api/openapi.json",
    made("application/json", () => JSON.stringify(document)),
  );
  routes.get(
    HOUSE_RULES_SCHEMA_PATH,
    made("application/schema+json", () => JSON.stringify(houseRulesSchema(env.SITE_URL))),
  );
  routes.get(
    "/api/docs",
    secureHeaders({
      originAgentCluster: false,
      strictTransportSecurity: HSTS,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: [STYLE_HASH],
        frameAncestors: ["'none'"],
      },
    }),
    made("text/html; charset=UTF-8", async () => (await docsPage()).toString()),
  );
  return routes;
}
