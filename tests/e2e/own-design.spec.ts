import { judgeOwnPage, saidBy } from "./judge-own-page.ts";
import { test } from "./on-site.ts";
import { expect } from "./on-stage.ts";

// Our own pages, judged by our own engine as designs: what it finds there is mended, or it stands here with its reason.

/** The French ones come last: whoever reads one is led to French afterwards. */
const PATHS = [
  "/",
  "/login",
  "/signup",
  "/contact",
  "/your-opinion",
  "/blog",
  "/blog/target-sizes",
  "/rules",
  "/rules/text-contrast",
  "/rules/label-proximity",
  "/sample-report",
  "/changelog",
  "/privacy-policy",
  "/fr",
  "/fr/contact",
  "/fr/blog",
  "/fr/blog/target-sizes",
  "/fr/rules",
  "/fr/rules/dead-end",
  "/fr/changelog",
  "/fr/privacy-policy",
];

/** What the engine says and is not so, by the page and the rule. */
const NOT_SO: Readonly<Record<string, string>> = {
  "/ placeholder-copy": "the page quotes a finding on filler text",
  "/fr placeholder-copy": "the page quotes a finding on filler text",
  "/sample-report placeholder-copy": "the page quotes a finding on filler text",
  "/blog vague-link": "its words for those who listen name the article; for those who see, the card does",
  "/fr/blog vague-link": "as in English",
  "/rules inconsistent-terms": "the list quotes the words that a rule is about",
};

test("our own engine finds nothing on our own pages", async ({ page }) => {
  test.setTimeout(180_000); // as many pages as a person would take minutes for
  const met = new Set<string>();
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("progress[aria-label]")).toHaveCount(0);
    const found = await judgeOwnPage(page, path.startsWith("/fr") ? "fr" : "en");
    const notSo = found.map(({ rule }) => rule).filter((rule) => `${path} ${rule}` in NOT_SO);
    for (const rule of notSo) met.add(`${path} ${rule}`);
    expect.soft(saidBy(found, notSo), path).toEqual([]);
  }
  // Who reads nothing finds nothing: what is known to be found shows that pages are read, and is struck out once it is not.
  expect([...met].toSorted()).toEqual(Object.keys(NOT_SO).toSorted());
});
