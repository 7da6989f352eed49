import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import path from "node:path";

/** Where the build puts things. */
const BUILD = path.resolve(import.meta.dirname, "../build");
const SITE = path.join(BUILD, "site");

/** A year: the names of these files change with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

const withCache =
  (cache: string, serve: MiddlewareHandler): MiddlewareHandler =>
  async (context, next) => {
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", cache);
    return serve(context, next);
  };

/** Serves one page of the site. */
export const page = (file: string): MiddlewareHandler =>
  withCache("no-cache", serveStatic({ root: SITE, path: file }));

/** Serves one file of the built plugin. */
export const pluginFile = (file: string): MiddlewareHandler =>
  withCache("no-cache", serveStatic({ root: BUILD, path: file }));

/** Serves what the pages load: scripts, styles, fonts. */
export const assets = (): MiddlewareHandler => withCache(IMMUTABLE, serveStatic({ root: SITE }));
