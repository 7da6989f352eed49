import type { Page } from "@playwright/test";
import type { Language } from "../../shared/i18n/language.ts";
import { languageOfPath } from "../../shared/site-language.ts";
import { judgeOwnPage, LOOKS, saidBy } from "./steps/judge-own-page.ts";
import { isArrived, listedPaths, test } from "./steps/on-site.ts";
import { expect } from "./steps/on-stage.ts";
import { expectAllReachable } from "./steps/reach-all.ts";

// Our own pages, judged by our own engine as designs, and by axe: what they find there is mended, or it stands here with its
// reason.

/** Pages in French, one of each kind. They come last: whoever reads one is led to French afterwards. */
const FRENCH = [
  "/fr",
  "/fr/blog",
  "/fr/blog/target-sizes",
  "/fr/rules",
  "/fr/rules/action-below-fold",
  "/fr/privacy-policy",
];

/** Unfolds everything, and waits until each part has content: some of it comes only then. */
const openAll = async (page: Page): Promise<void> => {
  const folded = page.locator("main details:not([open])");
  await folded.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });
  await expect(page.locator("main details:not(:has(> summary + *))")).toHaveCount(0);
};

/** Until the page is alive, the browser itself checks the form. */
const submit = (page: Page): Promise<void> => page.locator("main form[novalidate] [type=submit]").click();

/** States of a page under somebody's hands. */
const STATES: readonly (readonly [path: string, what: string, act: (page: Page) => Promise<unknown>])[] = [
  ["/", "all questions open", openAll],
  ["/sample-report", "all open", openAll],
  [
    "/login",
    "the dialog of a forgotten password",
    async (page) => {
      await submit(page);
      await page.getByRole("button", { name: "Forgot password" }).click();
      await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
    },
  ],
  [
    "/contact",
    "faults at its fields",
    async (page) => {
      await submit(page);
      await expect(page.getByText("This field is required.")).toHaveCount(5);
    },
  ],
  [
    "/careers",
    "the menu of a phone",
    async (page) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeVisible();
    },
  ],
];

/** Opens a page as it is once it answers and nothing lies over it any more. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator("main fieldset:disabled")).toHaveCount(0);
  await isArrived(page);
};

type Looks = Parameters<typeof judgeOwnPage>[2];

/**
 * Judges pages by their names. `notSo`: findings of the engine that are not so, with the reason, by the page and the rule. A
 * reader of nothing finds nothing: the known findings prove that pages are read. One that is not met is struck out.
 */
async function judgeAll(
  page: Page,
  notSo: Readonly<Record<string, string>>,
  run: (judge: (name: string, language: Language, looks?: Looks) => Promise<void>) => Promise<void>,
): Promise<void> {
  const met = new Set<string>();
  await run(async (name, language, looks) => {
    const found = await judgeOwnPage(page, language, looks);
    const known = found.map(({ rule }) => rule).filter((rule) => `${name} ${rule}` in notSo);
    for (const rule of known) met.add(`${name} ${rule}`);
    expect.soft(saidBy(found, known), name).toEqual([]);
  });
  expect([...met].toSorted()).toEqual(Object.keys(notSo).toSorted());
}

test.describe.configure({ timeout: 300_000 }); // as many pages as a person would take minutes for

test("our own engine and axe find nothing on our own pages once they are used", async ({ page }) => {
  await judgeAll(page, {}, async (judge) => {
    for (const [path, what, act] of STATES) {
      await open(page, path);
      await act(page);
      await judge(`${path}, ${what}`, "en");
    }
  });
});

/** Articles are of one kind: every second one is seen in the other look. */
const isOfMany = (path: string): boolean => /^\/blog\/./.test(path);

test.describe("our own pages", () => {
  test.use({ bypassCSP: true });

  test("have nothing that our own engine and axe find, and can be read and used in 320 px", async ({
    page,
    request,
  }) => {
    const notSo = {};
    await judgeAll(page, notSo, async (judge) => {
      const paths = [...(await listedPaths(request)), ...FRENCH];
      for (const [index, path] of paths.entries()) {
        await open(page, path);
        await judge(path, languageOfPath(path), isOfMany(path) ? [LOOKS[index % 2] ?? LOOKS[0]] : LOOKS);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectAllReachable(page, path);
      }
    });
  });
});
