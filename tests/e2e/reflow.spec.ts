import type { Page } from "@playwright/test";
import { pathIn } from "../../shared/site-language.ts";
import { isArrived, listedPaths, openAccount, test } from "./steps/on-site.ts";
import { expect, violations } from "./steps/on-stage.ts";

/** Pages that nothing lists: each is for one person, or for no address at all. */
const UNLISTED = [
  "/reset-password",
  "/auth/confirm",
  "/auth/return?error=access_denied",
  "/shared/nobody",
  "/nowhere/at-all/with-a-long-address-that-has-no-place-to-break",
];

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isArrived(page);
}

const widthLeftOver = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);

/** Texts that their box cuts off. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        // Texts that are cut to nothing are meant for who hears them.
        const isShown =
          element.checkVisibility() &&
          clipPath === "none" &&
          !element.closest(".visually-hidden, [aria-hidden=true], svg");
        const isCut =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return cuts && hasText && isShown && isCut;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/**
 * The controls that something else covers whole when the keyboard reaches them:
 * https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
const hiddenWhenFocused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const STEPS = [0.1, 0.5, 0.9];
    const reached = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, [tabindex='0']"),
    ].filter(
      (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(":disabled"),
    );
    return reached
      .filter((element) => {
        element.focus();
        const { x, y, width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return !STEPS.some((across) =>
          STEPS.some((down) => {
            const top = document.elementFromPoint(x + width * across, y + height * down);
            return top !== null && (top.contains(element) || element.contains(top)) && top !== document.body;
          }),
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

async function expectAllReachable(page: Page, address: string): Promise<void> {
  expect.soft(await widthLeftOver(page), `${address} is as wide as the window`).toBeLessThanOrEqual(0);
  expect.soft(await hiddenWhenFocused(page), `${address} hides nothing that has the focus`).toEqual([]);
  await page.addStyleTag({ content: TEXT_SPACING }).catch(() => {});
  expect.soft(await widthLeftOver(page), `${address} with wide text`).toBeLessThanOrEqual(0);
  expect.soft(await clipped(page), `${address} cuts no wide text`).toEqual([]);
}

/** One of each kind, as 320 px are narrower than the whole site at 200 %. */
const OF_EACH_KIND = ["/", "/login", "/your-opinion", "/blog/target-sizes", "/contact", "/privacy-policy"];

for (const [name, viewport, deviceScaleFactor, language] of [
  ["at 200 % zoom", { width: 720, height: 450 }, 2, "en"],
  ["in 320 px", { width: 320, height: 640 }, 1, "fr"],
] as const)
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor, bypassCSP: true });

    test("public pages can be read and used, under the question about cookies too", async ({
      page,
      request,
    }) => {
      test.setTimeout(60_000);
      await page.addInitScript(() => localStorage.removeItem("cookieConsent"));
      const paths = language === "en" ? OF_EACH_KIND : [...(await listedPaths(request)), ...UNLISTED];
      for (const path of paths) {
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
