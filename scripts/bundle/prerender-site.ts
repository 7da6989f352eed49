import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { FrontTexts } from "../../shared/i18n/site/front.en.ts";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { pathIn } from "../../shared/site-language.ts";
import type { Spoken } from "../../website/language/spoken.ts";
import { drawExamples } from "../drawings/draw-example.ts";
import { robotsOf, sitemapOf, type ListedRoute } from "./search-engine-files.ts";
import { writeFeeds, type NewsItem } from "./write-feed.ts";
import { ROOT } from "../run/run-tool.ts";

const SITE = path.join(ROOT, "build/site");
const SERVER_SIDE = path.join(ROOT, "build/prerender");

/** The site as a program that writes its pages. */
interface Prerender {
  readonly ROUTES: readonly ListedRoute[];
  readonly MEASURED_RULES: readonly unknown[];
  readonly newsIn: (language: Language) => Promise<readonly NewsItem[]>;
  readonly loadLanguage: (language: Language) => Promise<Spoken>;
  readonly renderPage: (address: string, language: Language) => Promise<string>;
}

/** Builds and loads the program that writes the pages. */
export async function loadPrerender(): Promise<Prerender> {
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

/** The words of a frame without content: until its script shows the page, when it does not come, and when there is none. */
const frameOf = ({ layout: { loading, frame } }: FrontTexts): string =>
  `<p class="frame-waits">${loading}<span>${frame.late}</span></p><noscript><p class="frame-needs">${frame.needs}</p></noscript>`;

interface Filled {
  readonly language: Language;
  readonly html: string;
  readonly frame: string;
}

function fill(template: string, { language, html, frame }: Filled): string {
  const head = HEAD.exec(html)?.[0] ?? "";
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => html.slice(head.length))
    .replace("<!--frame-->", () => (html === "" ? frame : ""));
}

const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;

const MANIFEST = path.join(SITE, ".vite/manifest.json");

/** The script of each language's first texts. */
async function readTextScripts(): Promise<Readonly<Record<Language, string>>> {
  const files = JSON.parse(await readFile(MANIFEST, "utf8")) as Readonly<
    Record<string, { readonly file: string }>
  >;
  const scriptOf = (language: Language): string => {
    const found = files[`shared/i18n/site/front.${language}.ts`];
    if (!found) throw new Error(`The texts in ${language} are no script of their own.`);
    return `/${found.file}`;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, scriptOf(language)])) as Record<
    Language,
    string
  >;
}

/** A page that has its content in the HTML is painted first; its scripts are fetched and run after that, libraries first. */
function withLateScripts(template: string, texts: string): string {
  const scripts = [...template.matchAll(SCRIPT)].map(([, address]) => address);
  const all = [...scripts.slice(0, -1), texts, ...scripts.slice(-1)].join(" ");
  const late = `<script src="/after-paint.js" data-scripts="${all}" async></script>`;
  return template.replaceAll(SCRIPT, "").replace("</head>", () => `  ${late}\n  </head>`);
}

/** A frame asks for the texts of its language with its first scripts, and not when that runs which reads them. */
const withTexts = (template: string, texts: string): string =>
  template.replace("</head>", () => `  <link rel="modulepreload" crossorigin href="${texts}">\n  </head>`);

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

/**
 * Writes a file for every route of the site in every language: with its content where that is for everybody, else with
 * the frame. Of a pattern with content there are only the addresses that it names: for the others the server has no page.
 */
export async function prerenderSite(program: Prerender): Promise<void> {
  const template = await readFile(path.join(SITE, "website/index.html"), "utf8");
  const { ROUTES, MEASURED_RULES, renderPage, loadLanguage, newsIn } = program;
  const textScripts = await readTextScripts();
  for (const language of LANGUAGES) {
    const texts = textScripts[language];
    const drawings = drawExamples(language);
    await writeDrawings(drawings);
    const frame = frameOf((await loadLanguage(language)).front);
    for (const { path: pattern, prerendered } of ROUTES) {
      if (!prerendered)
        await write(
          pathIn(language, pattern),
          fill(withTexts(template, texts), { language, html: "", frame }),
        );
      for (const address of prerendered ?? [])
        await write(
          pathIn(language, address),
          fill(withLateScripts(template, texts), {
            language,
            html: withDrawings(await renderPage(address, language), drawings),
            frame,
          }),
        );
    }
  }
  await writeFile(path.join(SITE, "rules.json"), `${JSON.stringify({ rules: MEASURED_RULES })}\n`);
  await writeFile(path.join(SITE, "sitemap.xml"), sitemapOf(ROUTES, await newsIn("en")));
  await writeFile(path.join(SITE, "robots.txt"), robotsOf(ROUTES));
  await writeFeeds(newsIn);
  for (const folder of ["website", ".vite"]) await rm(path.join(SITE, folder), { recursive: true });
}
