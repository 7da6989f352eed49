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

/** Files of the site that have an address of their own: the icon, `robots.txt`. What is not there is a page. */
export const publicFiles = (): MiddlewareHandler =>
  withCache("no-cache", serveStatic({ root: SITE, rewriteRequestPath: (address) => (/^\/[\w.-]+\.\w+$/.test(address) ? address : "/none") }));

const PAGES = path.join(SITE, "pages");

/** The file of a page: its own, or that of its pattern (`/reviews/:id`), or the one that says there is none. */
async function findPage(address: string): Promise<{ readonly file: string; readonly status: 200 | 404 }> {
  const name = address.replace(/\/$/, "") || "/index";
  const candidates = [`${name}.html`, `${path.dirname(name)}/:id.html`];
  for (const candidate of candidates) {
    const file = path.join(PAGES, candidate);
    if (file.startsWith(PAGES) && existsSync(file)) return { file, status: 200 };
  }
  return { file: path.join(PAGES, "404.html"), status: 404 };
}

/** Serves the pages of the site. */
export const sitePage = (): MiddlewareHandler => async (context) => {
  const { file, status } = await findPage(context.req.path);
  context.header("Cache-Control", "no-cache");
  return context.html(await readFile(file, "utf8"), status);
};
