import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { LANDING_EN } from "../../shared/i18n/site/landing.en.ts";
import { LANDING_FR } from "../../shared/i18n/site/landing.fr.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { PRODUCT } from "../../shared/product.ts";
import { ROOT } from "../run/run-tool.ts";

interface Canvas {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The picture that is shown in full almost everywhere:
 * https://developers.facebook.com/docs/sharing/webmasters/images
 */
export const SOCIAL: Canvas = { widthPx: 1200, heightPx: 630 };
/** The thumbnail on Figma Community: https://help.figma.com/hc/en-us/articles/360042293394 */
export const COVER: Canvas = { widthPx: 1920, heightPx: 1080 };

/** The drawing is made at this width, and scaled. */
const DRAWN_WIDTH_PX = 1200;

const FONT = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const LOGO = "website/public/icon.svg";

const STYLE = `
  body { margin: 0; overflow: hidden; background: #fbfaf8; color: #1d1b22; font-family: Inter; }
  .words { position: absolute; left: 56px; top: 0; width: 410px; height: 100vh; display: grid; align-content: center; gap: 28px; }
  .name { display: flex; align-items: center; gap: 14px; font-size: 30px; font-weight: 640; letter-spacing: -0.02em; }
  .name img { width: 48px; }
  h1 { margin: 0; font-size: 49px; font-weight: 660; letter-spacing: -0.035em; line-height: 1.08; }
  .kind { color: #5c5866; font-size: 24px; }
  .product { position: absolute; left: 496px; top: calc(50vh - 251px); width: 720px; height: 600px; overflow: hidden; border: 1px solid #e4e0da; border-radius: 18px; box-shadow: 0 32px 72px -24px rgb(29 27 60 / 35%); }
  .product img { position: absolute; left: -202px; top: 0; height: 572px; }
`;

const dataUrl = async (type: string, file: string): Promise<string> =>
  `data:${type};base64,${await readFile(path.join(ROOT, file), "base64")}`;

const HEROES: Readonly<Record<Language, typeof LANDING_FR.hero>> = {
  en: LANDING_EN.hero,
  fr: LANDING_FR.hero,
};

const htmlOf = (font: string, logo: string, product: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>` +
  `@font-face { font-family: Inter; font-weight: 100 900; src: url(${font}) format("woff2"); }${STYLE}</style></head><body>` +
  `<div class="words"><div class="name"><img src="${logo}" alt="">${PRODUCT.name}</div>` +
  `<h1>${HEROES[language].heading.replaceAll(/<.?lit>/g, "")}</h1><div class="kind">${HEROES[language].eyebrow}</div></div>` +
  `<div class="product"><img src="${product}" alt=""></div></body></html>`;

/**
 * Draws what stands for the product elsewhere, as a PNG: logo, headline and a piece of the product.
 *
 * @param productPicture path of a picture of the whole stage with a finding, from the root of the project.
 */
export async function drawPoster(
  browser: Browser,
  productPicture: string,
  canvas: Canvas,
  language: Language = "en",
): Promise<Uint8Array> {
  const { widthPx, heightPx } = canvas;
  const [font, logo, product] = await Promise.all([
    dataUrl("font/woff2", FONT),
    dataUrl("image/svg+xml", LOGO),
    dataUrl("image/webp", productPicture),
  ]);
  const scale = widthPx / DRAWN_WIDTH_PX;
  const viewport = { width: DRAWN_WIDTH_PX, height: Math.round(heightPx / scale) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.setContent(htmlOf(font, logo, product, language));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ scale: "device" });
  await page.close();
  const fitted = sharp(picture).resize(widthPx, heightPx, { fit: "cover" });
  return fitted.png({ palette: true, effort: 10 }).toBuffer();
}
