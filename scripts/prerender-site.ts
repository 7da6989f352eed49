import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { ORIGIN_TO_COME } from "../shared/site-origin.ts";
import { ROOT } from "./run-tool.ts";

const SITE = path.join(ROOT, "build/site");
const SERVER_SIDE = path.join(ROOT, "build/prerender");

interface Prerender {
  readonly ROUTES: readonly { readonly path: string; readonly prerendered?: readonly string[] }[];
  readonly renderPage: (address: string) => Promise<string>;
}

async function loadPrerender(): Promise<Prerender> {
  await build({
    root: ROOT,
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: true,
      outDir: SERVER_SIDE,
      rolldownOptions: { input: path.join(ROOT, "website/prerender.tsx") },
    },
  });
  return (await import(pathToFileURL(path.join(SERVER_SIDE, "prerender.js")).href)) as Prerender;
}

/** React writes what belongs into the head before everything else. */
const HEAD = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s;

function fill(template: string, html: string): string {
  const head = HEAD.exec(html)?.[0] ?? "";
  return template.replace("<!--head-->", () => head).replace("<!--page-->", () => html.slice(head.length));
}

const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** A page that has its content in the HTML is painted first; its scripts are fetched and run after that, libraries first. */
function withLateScripts(template: string): string {
  const scripts = [PRELOAD, SCRIPT].flatMap((tag) =>
    [...template.matchAll(tag)].map(([, address]) => address),
  );
  const late = `<script src="/after-paint.js" data-scripts="${scripts.join(" ")}" async></script>`;
  return template
    .replaceAll(SCRIPT, "")
    .replaceAll(PRELOAD, "")
    .replace("</head>", () => `  ${late}\n  </head>`);
}

/** `/reviews/:id` is served for every id: its file is called `:id`. */
const fileOf = (address: string): string =>
  path.join(SITE, "pages", address === "/" ? "index.html" : `${address.replace("*", "404")}.html`);

async function write(address: string, html: string): Promise<void> {
  await mkdir(path.dirname(fileOf(address)), { recursive: true });
  await writeFile(fileOf(address), html);
}

/** What search engines may visit. The server puts its origin in. */
function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${ORIGIN_TO_COME}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/**
 * Writes a file for every route of the site: with its content where that is for everybody, else with the frame. Of a
 * pattern with content there are only the addresses that it names: for the others the server has no page.
 */
export async function prerenderSite(): Promise<void> {
  const template = await readFile(path.join(SITE, "website/index.html"), "utf8");
  const { ROUTES, renderPage } = await loadPrerender();
  for (const { path: pattern, prerendered } of ROUTES) {
    if (!prerendered) await write(pattern, fill(template, ""));
    for (const address of prerendered ?? [])
      await write(address, fill(withLateScripts(template), await renderPage(address)));
  }
  const addresses = ROUTES.flatMap(({ prerendered = [] }) => prerendered);
  await writeFile(path.join(SITE, "sitemap.xml"), sitemapOf(addresses));
  await rm(path.join(SITE, "website"), { recursive: true });
}
