import type { Browser, Page } from "@playwright/test";

/** The stage while it is pictured, in CSS pixels; at `LISTING_SCALE` it is 1920 × 1080, as the carousel shows it. */
const STAGE_PX = { width: 1280, height: 720 } as const;
export const LISTING_SCALE = 1.5;

export interface ListingShot {
  /** Of the file, without its ending: they are shown in this order. */
  readonly name: string;
  readonly png: Uint8Array;
}

type ColorScheme = "light" | "dark";

async function openCheckout(browser: Browser, url: string, colorScheme: ColorScheme): Promise<Page> {
  const context = await browser.newContext({
    viewport: STAGE_PX,
    deviceScaleFactor: LISTING_SCALE,
    locale: "en-GB",
    colorScheme,
  });
  const page = await context.newPage();
  await page.goto(`${url}/try`);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator("[data-title]").getByText("Checkout", { exact: true }).click();
  await page
    .frameLocator("iframe")
    .getByRole("button", { name: /^Review \d+ fixes…$/ })
    .waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Does what a designer does, and takes a picture of each step: what is found, where it is, the fix, many fixes. */
export async function takeListingShots(browser: Browser, url: string): Promise<readonly ListingShot[]> {
  const shots: ListingShot[] = [];
  const shoot = async (page: Page, name: string) => void shots.push({ name, png: await page.screenshot() });

  const page = await openCheckout(browser, url, "light");
  const panel = page.frameLocator("iframe");
  await shoot(page, "1-findings");
  await panel.getByRole("button", { name: /^Text too faint/ }).click();
  const fix = panel.getByRole("button", { name: /^Apply\s?:/ }).first();
  await fix.waitFor();
  await shoot(page, "2-on-the-layer");
  await fix.click();
  await panel
    .getByText(/^Fixed: /)
    .first()
    .waitFor();
  await shoot(page, "3-fixed");
  await page.context().close();

  const dark = await openCheckout(browser, url, "dark");
  const many = dark.frameLocator("iframe");
  await many.getByRole("button", { name: /^Review \d+ fixes…$/ }).click();
  await many.getByRole("button", { name: /^Apply \d/ }).waitFor();
  await many.locator("[data-shows=designs]").nth(1).waitFor();
  await shoot(dark, "4-fixes");
  await dark.context().close();
  return shots;
}
