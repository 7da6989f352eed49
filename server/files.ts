import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import path from "node:path";

/** Where the build puts things. */
const BUILD = path.resolve(import.meta.dirname, "../build");
const SITE = path.join(BUILD, "site");

const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

/** A year: the names of these files change with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const withHeaders =
  (cache: string, serve: MiddlewareHandler): MiddlewareHandler =>
  async (context, next) => {
    for (const [name, value] of Object.entries(HEADERS)) context.header(name, value);
    context.header("Cache-Control", cache);
    return serve(context, next);
  };

/** Serves one page of the site. */
export const page = (file: string): MiddlewareHandler =>
  withHeaders("no-cache", serveStatic({ root: SITE, path: file }));

/** Serves one file of the built plugin. */
export const pluginFile = (file: string): MiddlewareHandler =>
  withHeaders("no-cache", serveStatic({ root: BUILD, path: file }));

/** Serves what the pages load: scripts, styles, fonts. */
export const assets = (): MiddlewareHandler => withHeaders(IMMUTABLE, serveStatic({ root: SITE }));
