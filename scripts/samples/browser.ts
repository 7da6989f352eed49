import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../browser/chromium.ts";
import type { RawElement } from "./raw.ts";
import { readPage } from "./read-page.ts";

/**
 * Lays an HTML document out in an installed Chromium and reads its screens, the children of the body.
 * @param picturesPath folder and start of the name for a picture of each screen, for the eye; none without it.
 */
export async function layOut(html: string, picturesPath?: string): Promise<readonly RawElement[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found; CHROMIUM_PATH may name one.");
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 3200, height: 1800 } });
    await page.setContent(html);
    await page.evaluate(() =>
      Promise.all([400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 16px Inter`, "a€"))),
    );
    const screens = await page.evaluate(readPage);
    for (const [index] of picturesPath ? screens.entries() : [])
      await page
        .locator("body > *")
        .nth(index)
        .screenshot({ path: `${picturesPath}-${index + 1}.png` });
    return screens;
  } finally {
    await browser.close();
  }
}
