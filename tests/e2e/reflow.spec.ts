import type { Page } from "@playwright/test";
import { pathIn } from "../../shared/site-language.ts";
import { isArrived, openAccount, test } from "./steps/on-site.ts";
import { expect, violations } from "./steps/on-stage.ts";
import { expectAllReachable } from "./steps/reach-all.ts";

/** Pages that nothing lists: each is for one person, or for no address at all. */
const UNLISTED = [
  "/reset-password",
  "/auth/confirm",
  "/auth/return?error=access_denied",
  "/shared/nobody",
  "/nowhere/at-all/with-a-long-address-that-has-no-place-to-break",
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isArrived(page);
}

/** One of each kind: `own-design.spec.ts` looks at all others in 320 px, in English. */
const OF_EACH_KIND = ["/", "/login", "/your-opinion", "/blog/target-sizes", "/contact", "/privacy-policy"];

for (const [name, viewport, deviceScaleFactor, language] of [
  ["at 200 % zoom", { width: 720, height: 450 }, 2, "en"],
  ["in 320 px", { width: 320, height: 640 }, 1, "fr"],
] as const)
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor, bypassCSP: true });

    test("public pages can be read and used, under the question about cookies too", async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem("cookieConsent"));
      for (const path of [...OF_EACH_KIND, ...(language === "fr" ? UNLISTED : [])]) {
        const address = pathIn(language, path);
        await open(page, address);
        await expectAllReachable(page, address);
      }
    });
  });

test("one's own pages can be read and used in 320 px", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAccount(page, request);
  for (const address of ["/profile", "/reviews"]) {
    await open(page, address);
    await expectAllReachable(page, address);
  }
});

test("a card of a plan keeps its words and its button apart on the smallest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/fr");
  const narrowest = await page.locator("#pricing li:has(h3)").evaluateAll((cards) =>
    Math.min(
      ...cards.map((card) => {
        const gives = card.querySelector(":scope > p:last-of-type")?.getBoundingClientRect();
        return gives ? gives.width / card.getBoundingClientRect().width : 0;
      }),
    ),
  );
  expect(narrowest).toBeGreaterThan(0.5);
});

test("a printed report has its findings unfolded, and nothing to press", async ({ page }) => {
  await open(page, "/sample-report");
  const reason = page.getByText("Why it matters").first();
  await expect(reason).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(reason).toBeVisible();
  await expect(page.locator("main :is(input, select, .mantine-Button-root):visible")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Export" })).toBeHidden();
});

test("the button that comes along stands in a landmark, and stays away from prices and the end of the page", async ({
  page,
}) => {
  await open(page, "/");
  const along = page.getByRole("complementary").getByRole("link", { name: "Create your free account" });
  await page.locator("#privacy-title").scrollIntoViewIfNeeded();
  await expect(along).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator("#pricing-title").scrollIntoViewIfNeeded();
  await expect(along).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(along).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("who is signed in reads their name in the header at every width, and finds all sections there or in its menu", async ({
  page,
  request,
}) => {
  await openAccount(page, request);
  for (const width of [860, 1199, 1200]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/fr");
    const banner = page.getByRole("banner");
    const name = banner.getByText(/ Test$/).filter({ visible: true });
    expect((await name.boundingBox())?.width, `${width} px`).toBeGreaterThan(40);
    expect(await name.evaluate((node) => node.scrollWidth <= node.clientWidth), `${width} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    const menu = banner.getByRole("button", { name: "Ouvrir le menu" });
    if (await menu.isVisible()) await menu.click();
    await expect(banner.getByRole("link", { name: "Tarifs" }).filter({ visible: true })).toHaveCount(1);
  }
});
