import { chromium } from "@playwright/test";
import type { RawElement } from "./raw.ts";
import { readPage } from "./read-page.ts";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Lays an HTML document out in an installed Chromium and reads its screens, the children of the body.
 * @param picturesPath folder and start of the name for a picture of each screen, for the eye; none without it.
 */
export async function layOut(html: string, picturesPath?: string): Promise<readonly RawElement[]> {
  const executablePath = process.env["CHROME_PATH"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
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
