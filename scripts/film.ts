import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { findLanguage, LANGUAGES, type Language } from "../shared/i18n/language.ts";
import { openChromium } from "./browser/chromium.ts";
import { encode } from "./film/encode.ts";
import type { Box } from "../shared/scene/scene.ts";
import { startProduct } from "./film/product.ts";
import { drawPoster, SOCIAL } from "./film/poster.ts";
import { CLOSE_UP_PX, record, SCALE, STAGE_PX } from "./film/story.ts";
import { ROOT, secondsSince } from "./run/run-tool.ts";

const FILMS = "website/pages/landing/film";
const SOCIAL_PICTURES = { en: "website/public/social.png", fr: "website/public/social.fr.png" } as const;
const POSTER_QUALITY = 80;

const scaled = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x * SCALE),
  y: Math.round(y * SCALE),
  width: Math.round(width * SCALE),
  height: Math.round(height * SCALE),
});

/** The whole stage, and what a small screen sees of it. */
const CUTS = { wide: scaled({ x: 0, y: 0, ...STAGE_PX }), close: scaled(CLOSE_UP_PX) } as const;

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path.join(ROOT, file), bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} kB`);
}

async function film(browser: Browser, url: string, language: Language): Promise<void> {
  const { shots, posterIndex } = await record(browser, url, language);
  const posterShot = shots[posterIndex];
  if (!posterShot) throw new Error("There is no picture for the poster.");
  console.log(`${language}: ${shots.length} pictures`);
  for (const [name, cut] of Object.entries(CUTS)) {
    const { x: left, y: top, width, height } = cut;
    await save(`${FILMS}/${name}.${language}.webm`, await encode(browser, shots, cut));
    const poster = sharp(Buffer.from(posterShot.png, "base64")).extract({ left, top, width, height });
    await save(
      `${FILMS}/${name}.${language}.webp`,
      await poster.webp({ quality: POSTER_QUALITY }).toBuffer(),
    );
  }
}

/** `npm run film -- fr` films one language. */
const wanted = findLanguage(process.argv[2]);
const languages = wanted ? [wanted] : LANGUAGES;
const startedAt = performance.now();
const browser = await openChromium(SCALE);
const product = await startProduct();
try {
  for (const language of languages) await film(browser, product.url, language);
  for (const language of languages)
    await save(
      SOCIAL_PICTURES[language],
      await drawPoster(browser, `${FILMS}/wide.${language}.webp`, SOCIAL, language),
    );
} finally {
  await browser.close();
  await product.stop();
}
console.log(`Filmed in ${secondsSince(startedAt)}.`);
