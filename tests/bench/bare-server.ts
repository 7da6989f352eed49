import { serve } from "@hono/node-server";
import { Hono } from "hono";
import sql from "sql-template-tag";
import { openPool } from "../../server/vendors/postgres.ts";

// Hono alone, with the same bytes and the same pool: the product is compared with it.
const { BARE_PORT: port, BARE_DATABASE_URL: url = "", BARE_PAGE: page = "" } = process.env;
const db = openPool({ url, log: () => {} });
const answer = await fetch(page, { headers: { "Accept-Encoding": "br" } });
const bytes = await answer.arrayBuffer();
const app = new Hono()
  .get("/", (context) => context.body(bytes, 200, { "Content-Type": "text/html; charset=UTF-8" }))
  .get("/query", async (context) =>
    context.json(
      (await db.row(
        sql`select id, user_id, figma_id from public.installations where token_hash = '\\x00'::bytea`,
      )) ?? {},
    ),
  );
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" }, () => process.stdout.write("is up\n"));
