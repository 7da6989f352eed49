import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { pathIn } from "../../shared/site-language.ts";
import { ORIGIN_TO_COME } from "../../shared/site-origin.ts";
import { drawExamples } from "../drawings/draw-example.ts";
import { STAGE } from "./write-stage-pages.ts";
import { ROOT } from "../run/run-tool.ts";

const SITE = path.join(ROOT, "build/site");
const SERVER_SIDE = path.join(ROOT, "build/prerender");

interface Prerender {
  readonly ROUTES: readonly {
    readonly path: string;
    readonly prerendered?: readonly string[];
    readonly isUnlisted?: true;
  }[];
  readonly MEASURED_RULES: readonly unknown[];
  readonly renderPage: (address: string, language: Language) => Promise<string>;
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

/** The words of a frame without content, until its script shows the page, or when there is no script. */
const FRAME = {
  en: { waits: "Loading...", needs: "This page needs JavaScript: it shows what belongs to your account." },
  fr: {
    waits: "Chargement...",
    needs: "Cette page a besoin de JavaScript : elle montre ce qui est à votre compte.",
  },
} as const;

const frameIn = (language: Language): string =>
  `<p class="frame-waits">${FRAME[language].waits}</p><noscript><p class="frame-needs">${FRAME[language].needs}</p></noscript>`;

function fill(template: string, language: Language, html: string): string {
  const head = HEAD.exec(html)?.[0] ?? "";
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => html.slice(head.length))
    .replace("<!--frame-->", () => (html === "" ? frameIn(language) : ""));
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
  path.join(SITE, "pages", address === "/" ? "index.html" : `${address}.html`);

async function write(address: string, html: string): Promise<void> {
  await mkdir(path.dirname(fileOf(address)), { recursive: true });
  await writeFile(fileOf(address), html);
}

const DRAWING = /(data-drawing="([^"]+)"[^>]*>)(?=<\/div>)/g;

/** A page with the drawings that it names put in their places. */
const withDrawings = (html: string, drawings: ReadonlyMap<string, string>): string =>
  html.replaceAll(
    DRAWING,
    (whole, opening: string, address: string) => opening + (drawings.get(address) ?? ""),
  );

async function writeDrawings(drawings: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(path.join(SITE, "drawings"), { recursive: true });
  for (const [address, svg] of drawings) await writeFile(path.join(SITE, address), svg);
}

const alternate = (address: string, language: Language): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN_TO_COME}${pathIn(language, address)}"/>`;

const entry = (location: string, more: string): string =>
  `  <url><loc>${ORIGIN_TO_COME}${location}</loc>${more}</url>`;

/** The sitemap: the addresses that search engines may visit, in every language. The server puts its origin in. */
function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.flatMap((address) => {
    const alternates = LANGUAGES.map((language) => alternate(address, language)).join("");
    return LANGUAGES.map((language) => entry(pathIn(language, address), alternates));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/**
 * Writes a file for every route of the site in every language: with its content where that is for everybody, else with
 * the frame. Of a pattern with content there are only the addresses that it names: for the others the server has no page.
 */
export async function prerenderSite(): Promise<void> {
  const template = await readFile(path.join(SITE, "website/index.html"), "utf8");
  const { ROUTES, MEASURED_RULES, renderPage } = await loadPrerender();
  for (const language of LANGUAGES) {
    const drawings = drawExamples(language);
    await writeDrawings(drawings);
    for (const { path: pattern, prerendered } of ROUTES) {
      if (!prerendered) await write(pathIn(language, pattern), fill(template, language, ""));
      for (const address of prerendered ?? [])
        await write(
          pathIn(language, address),
          fill(
            withLateScripts(template),
            language,
            withDrawings(await renderPage(address, language), drawings),
          ),
        );
    }
  }
  await writeFile(path.join(SITE, "rules.json"), `${JSON.stringify({ rules: MEASURED_RULES })}\n`);
  const addresses = ROUTES.filter(({ isUnlisted }) => !isUnlisted).flatMap(
    ({ prerendered = [] }) => prerendered,
  );
  await writeFile(path.join(SITE, "sitemap.xml"), sitemapOf([...addresses, STAGE]));
  await rm(path.join(SITE, "website"), { recursive: true });
}
