import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Where the build puts things. */
const BUILD = path.resolve(import.meta.dirname, "../build");
const SITE = path.join(BUILD, "site");

/** A year: the names of these files change with their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The handler is made with the first request: a server without a build, as in tests, is not warned of it. */
const withCache = (cache: string, options: Parameters<typeof serveStatic>[0]): MiddlewareHandler => {
  let serve: MiddlewareHandler | undefined;
  return async (context, next) => {
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", cache);
    serve ??= serveStatic(options);
    return serve(context, next);
  };
};

/** Serves one page of the site. */
export const page = (file: string): MiddlewareHandler => withCache("no-cache", { root: SITE, path: file });

/** Serves one file of the built plugin. */
export const pluginFile = (file: string): MiddlewareHandler =>
  withCache("no-cache", { root: BUILD, path: file });

/** Serves what the pages load: scripts, styles, fonts. */
export const assets = (): MiddlewareHandler => withCache(IMMUTABLE, { root: SITE });
