import type { Page } from "@playwright/test";
import type { Finding } from "../../shared/review/report.ts";
import { reviewFrame } from "../../shared/review/review.ts";
import type { Scene, SceneNode } from "../../shared/scene/scene.ts";
import { test } from "./on-site.ts";
import { expect } from "./on-stage.ts";
import { readOwnPage } from "./read-own-page.ts";

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
  "/sample-report",
  "/changelog",
  "/privacy-policy",
  "/fr",
  "/fr/contact",
  "/fr/blog",
  "/fr/blog/target-sizes",
  "/fr/changelog",
  "/fr/privacy-policy",
];

/** Wide and light, narrow and dark: both themes and both layouts in two looks. */
const LOOKS = [
  { width: 1280, colorScheme: "light" },
  { width: 375, colorScheme: "dark" },
] as const;

/** What the engine says and is not so, by the page and the rule. */
const NOT_SO: Readonly<Record<string, string>> = {
  "/ placeholder-copy": "the page quotes a finding on filler text",
  "/fr placeholder-copy": "the page quotes a finding on filler text",
  "/sample-report placeholder-copy": "the page quotes a finding on filler text",
  "/blog vague-link": "its words for those who listen name the article; for those who see, the card does",
  "/fr/blog vague-link": "as in English",
  "/rules inconsistent-terms": "the list quotes the words that a rule is about",
};

const sceneOf = (frame: SceneNode): Scene => ({
  schema: 1,
  file: "Site",
  page: { id: "0:1", name: "Site" },
  frames: [frame],
  components: {},
  styles: {},
});

const isGrave = ({ isDetail, severity }: Finding): boolean => !isDetail && severity !== "suggestion";

/** What is found on a page as it looks now, without what is not so; the names of that are put down. */
async function findingsOn(page: Page, path: string, met: Set<string>): Promise<readonly string[]> {
  const frame = await page.evaluate(readOwnPage);
  const language = path.startsWith("/fr") ? "fr" : "en";
  return reviewFrame(sceneOf(frame), frame, { language, platform: "web" })
    .findings.filter(isGrave)
    .filter(({ rule }) => {
      const name = `${path} ${rule}`;
      if (name in NOT_SO) met.add(name);
      return !(name in NOT_SO);
    })
    .map(({ rule, problem }) => `${rule}: ${problem}`);
}

test("our own engine finds nothing on our own pages", async ({ page }) => {
  test.setTimeout(180_000); // as many pages as a person would take minutes for
  const met = new Set<string>();
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("progress[aria-label]")).toHaveCount(0);
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
      expect.soft(await findingsOn(page, path, met), `${path}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  // Who reads nothing finds nothing: what is known to be found shows that pages are read, and is struck out once it is not.
  expect([...met].toSorted()).toEqual(Object.keys(NOT_SO).toSorted());
});
