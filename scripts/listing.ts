import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { openChromium } from "./browser/chromium.ts";
import { COVER, drawPoster } from "./film/poster.ts";
import { startProduct } from "./film/product.ts";
import { LISTING_SCALE, takeListingShots } from "./publish/listing-shots.ts";
import { ROOT } from "./run/run-tool.ts";

const FOLDER = "plugin/listing";
const HELP = "website/pages/help/pictures";
/** The width of a picture in the help; the listing’s are half as wide again. */
const HELP_PX = 1280;
const ICON_PX = 128;

async function save(name: string, picture: Sharp | Uint8Array): Promise<void> {
  const bytes = picture instanceof Uint8Array ? picture : await picture.toBuffer();
  await writeFile(path.join(ROOT, FOLDER, `${name}.png`), bytes);
  console.log(`${FOLDER}/${name}.png: ${Math.round(bytes.length / 1024)} kB`);
}

/** The help shows the same pictures: `2-on-the-layer` of the listing is its `on-the-layer`. */
async function saveForHelp(name: string, png: Uint8Array): Promise<void> {
  const file = `${HELP}/${name.replace(/^\d+-/, "")}.webp`;
  await sharp(png).resize(HELP_PX).webp({ quality: 80 }).toFile(path.join(ROOT, file));
}

const browser = await openChromium(LISTING_SCALE);
await mkdir(path.join(ROOT, FOLDER), { recursive: true });
const product = await startProduct();
try {
  await save(
    "icon",
    sharp(path.join(ROOT, "website/public/icon.svg"), { density: 300 }).resize(ICON_PX).png(),
  );
  const shots = await takeListingShots(browser, product.url);
  for (const { name, png } of shots) {
    await save(name, sharp(png).png({ palette: true, effort: 10 }));
    await saveForHelp(name, png);
  }
} finally {
  await browser.close();
  await product.stop();
}
// Drawn at a scale of its own, so in a browser without one.
const drawing = await openChromium();
try {
  await save("cover", await drawPoster(drawing, "website/pages/landing/film/wide.en.webp", COVER));
} finally {
  await drawing.close();
}
