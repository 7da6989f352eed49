import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { STAGE_TEXTS } from "../../plugin/stage/texts.ts";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { pathIn } from "../../shared/site-language.ts";
import { ORIGIN_TO_COME } from "../../shared/site-origin.ts";
import { ROOT } from "../run/run-tool.ts";

const SITE = path.join(ROOT, "build/site");

/** The address of the editor in the browser. */
export const STAGE = "/try";

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${content}" />`;

const alternate = (language: string, spoken: Language): string =>
  `<link rel="alternate" hreflang="${language}" href="${ORIGIN_TO_COME}${pathIn(spoken, STAGE)}" />`;

function headIn(language: Language): string {
  const { title, description, picture } = STAGE_TEXTS[language].page;
  const address = `${ORIGIN_TO_COME}${pathIn(language, STAGE)}`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${address}" />`,
    ...LANGUAGES.map((spoken) => alternate(spoken, spoken)),
    alternate("x-default", "en"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:type", "website"),
    meta("og:url", address),
    meta("og:image", `${ORIGIN_TO_COME}/try.png`),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("og:image:alt", picture),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join("");
}

const withoutScript = (language: Language): string =>
  `<noscript><p><a href="${pathIn(language, "/sample-report")}">${STAGE_TEXTS[language].page.needsScript}</a></p></noscript>`;

/** Writes the page of the stage in every language: it is one program, and its head and what stands without a script are the language’s. */
export async function writeStagePages(): Promise<void> {
  const template = await readFile(path.join(SITE, "plugin/stage/index.html"), "utf8");
  for (const language of LANGUAGES) {
    const file = path.join(SITE, "pages", `${pathIn(language, STAGE)}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    const page = template
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replace("<!--head-->", () => headIn(language))
      .replace("<!--page-->", () => withoutScript(language));
    await writeFile(file, page);
  }
}
