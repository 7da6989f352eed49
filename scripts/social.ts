import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGES, type Language } from "../shared/i18n/language.ts";
import { LANDING_EN } from "../shared/i18n/site/landing.en.ts";
import { LANDING_FR } from "../shared/i18n/site/landing.fr.ts";
import { PRODUCT } from "../shared/product.ts";
import { pathIn } from "../shared/site-language.ts";
import { PICTURED, socialPicture } from "../website/layout/social-picture.ts";
import { PATHS, rulePath } from "../website/paths.ts";
import { openChromium } from "./browser/chromium.ts";
import { SOCIAL } from "./film/poster.ts";
import { startProduct } from "./film/product.ts";
import { ROOT, secondsSince } from "./run/run-tool.ts";

const LANDING = { en: LANDING_EN, fr: LANDING_FR } as const;

/** Where a picture's drawing is taken from, and its words where they are not the page's heading. */
const FROM: Readonly<
  Record<
    string,
    { readonly page?: string; readonly drawing: string; readonly words?: (language: Language) => string }
  >
> = {
  [PATHS.about]: { drawing: "main ul:has(> li > svg)" },
  [PATHS.blog]: { drawing: "main svg" },
  // The heading of the rules counts them, and a picture is not drawn anew with each rule.
  [PATHS.rules]: {
    page: rulePath("text-contrast"),
    drawing: "main figure",
    words: (language) => LANDING[language].accuracy.heading,
  },
  [PATHS.sampleReport]: { drawing: "main div:has(> img)" },
};

const STYLE = `
  .social { position: fixed; z-index: 9999; inset: 0; display: grid; grid-template-columns: 480px minmax(0, 1fr); align-items: center; gap: 56px; padding: 56px 0 56px 56px; background: #fbfaf8; overflow: hidden; }
  .social-words { display: grid; gap: 28px; }
  .social-name { display: flex; align-items: center; gap: 14px; font-size: 30px; font-weight: 640; letter-spacing: -0.02em; }
  .social-name img { width: 48px; height: 48px; }
  .social-words p { margin: 0; font-size: 46px; font-weight: 660; letter-spacing: -0.035em; line-height: 1.1; text-wrap: balance; }
  .social-drawing { height: 518px; overflow: hidden; border: 1px solid #e4e0da; border-right: 0; border-radius: 18px 0 0 18px; background: #f3f1ee; box-shadow: 0 32px 72px -24px rgb(29 27 60 / 35%); display: grid; align-content: center; }
  .social-drawing > * { width: 100% !important; max-width: none !important; margin: 0 !important; border-radius: 0 !important; }
  .social-drawing > ul { display: grid !important; grid-template-columns: 1fr 1fr !important; gap: 0 !important; }
  .social-drawing li > :not(svg), .social-drawing figcaption { display: none !important; }
  .social-drawing > div:has(> img) { align-self: start; }
`;

/** Lays the picture over the page that its drawing is from: what is drawn keeps its style sheet. */
async function draw(browser: Browser, url: string, address: string, language: Language): Promise<Uint8Array> {
  const { page: from = address, drawing, words } = FROM[address] ?? { drawing: "article svg" };
  const { widthPx: width, heightPx: height } = SOCIAL;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: language,
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${url}${pathIn(language, from)}`);
  await page.locator(drawing).first().waitFor();
  await page.addStyleTag({ content: STYLE });
  const heading = words?.(language) ?? (await page.getByRole("heading", { level: 1 }).innerText());
  await page.evaluate(
    ({ selector, said, name }) => {
      const drawn = document.querySelector(selector)?.cloneNode(true);
      if (!drawn) throw new Error(`There is no ${selector}.`);
      const make = (className: string, ...children: (Node | string)[]): HTMLElement => {
        const element = document.createElement("div");
        element.className = className;
        element.append(...children);
        return element;
      };
      const logo = Object.assign(new Image(), { src: "/icon.svg" });
      const line = document.createElement("p");
      line.append(said);
      document.body.append(
        make(
          "social",
          make("social-words", make("social-name", logo, name), line),
          make("social-drawing", drawn),
        ),
      );
      return logo.decode();
    },
    { selector: drawing, said: heading, name: PRODUCT.name },
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
}

const startedAt = performance.now();
const browser = await openChromium();
const product = await startProduct();
try {
  for (const address of Object.keys(PICTURED))
    for (const language of LANGUAGES) {
      const file = path.join(ROOT, "website/public", socialPicture(address, language).path);
      await mkdir(path.dirname(file), { recursive: true });
      const bytes = await draw(browser, product.url, address, language);
      await writeFile(file, bytes);
      console.log(`${path.relative(ROOT, file)}: ${Math.round(bytes.length / 1024)} kB`);
    }
} finally {
  await browser.close();
  await product.stop();
}
console.log(`Drawn in ${secondsSince(startedAt)}.`);
