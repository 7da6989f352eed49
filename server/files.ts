import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { answerKept, keepText, type KeptText } from "./http/kept-text.ts";
import type { Language } from "../shared/i18n/language.ts";
import { languageOfPath, pathIn } from "../shared/site-language.ts";
import { ORIGIN_TO_COME } from "../shared/site-origin.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Where the build puts the site. */
const SITE = path.join(ROOT, "build/site");

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

/** Serves what the pages load: scripts, styles, fonts. */
export const assets = (): MiddlewareHandler => withCache(IMMUTABLE, { root: SITE, precompressed: true });

const isFileName = (address: string): boolean =>
  /^\/(?:(?:drawings|social)\/)?[\w-][\w.-]*\.\w+$/.test(address);

/** Files of the site that have an address of their own: the icon, `robots.txt`, drawings, pictures of links. What is no file is a page. */
export const publicFiles = (): MiddlewareHandler => {
  const serve = withCache("no-cache", { root: SITE, precompressed: true });
  return (context, next) => (isFileName(context.req.path) ? serve(context, next) : next());
};

const PAGES = path.join(SITE, "pages");

interface Page {
  readonly file: string;
  readonly status: 200 | 404;
}

/** The file of a page: its own, or that of its pattern (`/reviews/:id`), or the one that says there is none. Null before the first build. */
function findPage(address: string): Page | null {
  const name = address.replace(/\/$/, "") || "/index";
  const file = [`${name}.html`, `${path.dirname(name)}/:id.html`]
    .map((candidate) => path.join(PAGES, candidate))
    .find((candidate) => candidate.startsWith(PAGES + path.sep) && existsSync(candidate));
  if (file) return { file, status: 200 };
  const unknown = path.join(PAGES, `${pathIn(languageOfPath(address), "/404")}.html`);
  return existsSync(unknown) ? { file: unknown, status: 404 } : null;
}

/** Built files name the site's origin by a placeholder. */
const readWithOrigin = async (file: string, origin: string): Promise<string> =>
  (await readFile(file, "utf8")).replaceAll(ORIGIN_TO_COME, origin);

const HTML = "text/html; charset=UTF-8";

/** Serves the pages of the site and of the stage, at the origin that people use. Each is read and packed once. */
export function sitePage(origin: string): MiddlewareHandler {
  const kept = new Map<string, Promise<KeptText>>();
  const keep = (file: string): Promise<KeptText> => {
    const keeping = readWithOrigin(file, origin).then((text) => keepText(text, HTML));
    kept.set(file, keeping);
    keeping.catch(() => kept.delete(file));
    return keeping;
  };
  return async (context, next) => {
    const found = findPage(context.req.path);
    if (!found) return next();
    context.header("Cache-Control", "no-cache");
    return answerKept(context, await (kept.get(found.file) ?? keep(found.file)), found.status);
  };
}

/** Tells what belongs into the head of a page; null: nothing does. */
export type HeadOf = (token: string, language: Language) => Promise<string | null>;

/** Serves the page of a shared review with a head of its own, for services that show links and run no script. */
export const sharedPage =
  (origin: string, headOf: HeadOf): MiddlewareHandler =>
  async (context, next) => {
    const token = context.req.param("token");
    const found = token === undefined ? null : findPage(context.req.path);
    if (token === undefined || found?.status !== 200) return next();
    const head = await headOf(token, languageOfPath(context.req.path));
    context.header("Cache-Control", "no-store");
    const page = await readWithOrigin(found.file, origin);
    return context.html(
      page.replace("</head>", () => `${head ?? ""}</head>`),
      head === null ? 404 : 200,
    );
  };

const TYPES: Readonly<Record<string, string>> = {
  "robots.txt": "text/plain",
  "sitemap.xml": "application/xml",
  "feed.xml": "application/atom+xml",
};

/** Serves what search engines and feed readers ask for: `robots.txt`, the sitemap it names, what is new. */
export const forSearchEngines =
  (origin: string): MiddlewareHandler =>
  async (context, next) => {
    const file = path.join(SITE, context.req.path);
    if (!existsSync(file)) return next();
    context.header("Cache-Control", "no-cache");
    return context.body(await readWithOrigin(file, origin), 200, {
      "Content-Type": `${TYPES[path.basename(file)]}; charset=utf-8`,
    });
  };
