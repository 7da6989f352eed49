import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** Where the build puts things, seen from the root of the project. */
const SITE = "build/site";

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
export const page = (path: string): MiddlewareHandler =>
  withHeaders("no-cache", serveStatic({ path: `${SITE}/${path}` }));

/** Serves one file of the built plugin. */
export const pluginFile = (path: string): MiddlewareHandler =>
  withHeaders("no-cache", serveStatic({ path: `build/${path}` }));

/** Serves what the pages load: scripts, styles, fonts. */
export const assets = (): MiddlewareHandler => withHeaders(IMMUTABLE, serveStatic({ root: SITE }));
