import { Hono } from "hono";
import { HOUSE_RULES_SCHEMA_PATH, houseRulesSchema } from "../../../shared/house-rules/house-rules.ts";
import type { Env } from "../../env.ts";

/** The schema of house rules, for editors. */
export const houseRulesSchemaRoutes = ({ SITE_URL }: Env): Hono =>
  new Hono().get(HOUSE_RULES_SCHEMA_PATH, (context) =>
    context.body(JSON.stringify(houseRulesSchema(SITE_URL)), 200, {
      "Content-Type": "application/schema+json",
    }),
  );
