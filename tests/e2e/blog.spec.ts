import { ARTICLES } from "../../website/pages/blog/articles.ts";
import type { Page } from "@playwright/test";
import { isArrived, test } from "./steps/on-site.ts";
import { expect } from "./steps/on-stage.ts";

const TITLES = [
  "Hierarchy you can measure",
  "The words people press",
  "24, 44, 48: what target sizes really ask for",
  "The true backdrop: why contrast checkers lie about text on pictures",
];

const main = (page: Page) => page.getByRole("main");

async function speakFrench(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
}

test("the footer leads to the list, the newest article first, and each leads on to its own page", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveText(TITLES);
  for (const title of TITLES) {
    await main(page).getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await main(page).getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  }
});

test("whoever asks for more articles hears that there are none, and sees no change", async ({ page }) => {
  await page.goto("/blog");
  await isArrived(page);
  const status = main(page).getByRole("status");
  await expect(status).toHaveText("");
  const look = (): Promise<Buffer> => page.screenshot({ animations: "disabled" });
  // Types and pictures may still come in: what is compared is the page at rest.
  let before = await look();
  await expect
    .poll(async () => {
      const earlier = before;
      before = await look();
      return before.equals(earlier);
    })
    .toBe(true);
  const button = page.getByRole("button", { name: "Load More Articles" });
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(status).toHaveText("No more articles");
  await expect.poll(async () => before.equals(await look())).toBe(true);
  await expect(main(page).getByRole("heading", { level: 2 })).toHaveCount(TITLES.length);
});

test("an article is there without a script: its text, its name and its day", async ({ request }) => {
  const html = await (await request.get("/blog/target-sizes")).text();
  expect(html).toContain("<title>24, 44, 48: what target sizes really ask for – Regard</title>");
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="article:published_time" content="2025-04-29"/>');
  expect(html).toContain("The exception everybody gets wrong");
  expect(html).toContain("29 April 2025");
});

test("only the text that is read is loaded, in the language that is spoken", async ({ page }) => {
  const texts: string[] = [];
  page.on("request", (request) => {
    const [, name = "", id] = /assets\/(([a-z-]+)\.(?:en|fr))-/.exec(request.url()) ?? [];
    if (ARTICLES.some((article) => article.id === id)) texts.push(name);
  });
  await page.goto("/blog/target-sizes");
  await isArrived(page);
  await expect.poll(() => texts).toEqual(["target-sizes.en"]);
  await speakFrench(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "24, 44, 48 : ce que demandent vraiment les tailles de cible",
  );
  await expect(page.getByRole("heading", { name: "Trois nombres, trois promesses" })).toBeVisible();
  await expect(page.getByText("29 avril 2025")).toBeVisible();
  // The page in French is there before its script asks for the text.
  await expect.poll(() => texts).toEqual(["target-sizes.en", "target-sizes.fr"]);
});
