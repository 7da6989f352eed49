import type { Page } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { pathIn } from "../../shared/site-language.ts";
import { PICTURED } from "../../website/layout/social-picture.ts";
import { isArrived, test } from "./steps/on-site.ts";
import { expect, violations } from "./steps/on-stage.ts";

const video = (page: Page) => page.locator("video");
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const seconds = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const playButton = (page: Page) => page.getByRole("button", { name: "Play the video", exact: true });

/** Opens the front page, until its buttons answer. */
async function open(page: Page): Promise<void> {
  await page.goto("/");
  await isArrived(page);
}

/** Waits until pictures of the film are to be seen. */
const runs = (page: Page) => expect.poll(() => seconds(page)).toBeGreaterThan(0);

test("the film is fetched when somebody plays it, runs without sound and moves nothing; the keyboard stops it", async ({
  page,
}) => {
  const films: string[] = [];
  page.on("request", (request) => request.url().endsWith(".webm") && films.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await playButton(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  await playButton(page).press("Enter");
  await runs(page);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await expect(video(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => isPaused(page)).toBe(true);
});

test("the film begins where its poster stands: a screen in its size with its findings", async ({ page }) => {
  await open(page);
  await playButton(page).scrollIntoViewIfNeeded();
  const poster = await page.locator("picture img").getAttribute("src");
  await playButton(page).click();
  await runs(page);
  // How far two pictures are apart, by the part of the editor on the left of the panel.
  const apart = await page.evaluate(async (src) => {
    const film = document.querySelector("video");
    const context = new OffscreenCanvas(120, 75).getContext("2d", { willReadFrequently: true });
    if (!film || !src || !context) throw new Error("There is no film.");
    const still = Object.assign(new Image(), { src });
    film.pause();
    const begins = new Promise((resolve) => film.addEventListener("seeked", resolve, { once: true }));
    film.currentTime = 0;
    await Promise.all([begins, still.decode()]);
    const [first, stands] = [film, still].map((drawn) => {
      context.drawImage(drawn, 0, 0, 120, 75);
      return context.getImageData(26, 6, 50, 66).data;
    });
    const sum = first?.reduce((all, value, at) => all + Math.abs(value - (stands?.[at] ?? 0)), 0) ?? 0;
    return sum / (first?.length ?? 1);
  }, poster);
  expect(apart).toBeLessThan(6);
});

test("the film is told in words", async ({ page }) => {
  await open(page);
  await playButton(page).click();
  await expect(video(page)).toHaveAccessibleName(/Regard at work/);
  await expect(video(page)).toHaveAccessibleDescription(/The finding closes and says that it is fixed/);
  await page.getByText("Transcript").click();
  await expect(page.getByText(/A phone checkout is selected in the editor/)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.getByRole("link", { name: "Create your free account" })).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: /./ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test.describe("on a phone in French", () => {
  test.use({ locale: "fr-FR", viewport: { width: 390, height: 844 } });

  test("the film is the French close-up", async ({ page }) => {
    await open(page);
    await expect(page.locator("picture img")).toHaveAttribute("src", /\/(?:wide|close)\.fr-/);
    await page.getByRole("button", { name: "Lire la vidéo" }).click();
    await runs(page);
    await expect(video(page)).toHaveAttribute("src", /\/close\.fr-/);
    await expect(video(page)).toHaveAccessibleDescription(/Le constat se referme et dit qu’il est corrigé/);
  });
});

test("a link to the site shows its picture, by an address in full", async ({ request, baseURL }) => {
  const html = await (await request.get("/")).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(address).toBe(`${baseURL}/social.png`);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/"`);
  const picture = await request.get(address);
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test("a link to an article, to the rules and to other pages with drawings shows a picture of its own", async ({
  request,
}) => {
  const met = new Map<string, string>();
  for (const path of Object.keys(PICTURED))
    for (const language of LANGUAGES) {
      const html = await (await request.get(pathIn(language, path))).text();
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
      const picture = await request.get(address);
      expect(picture.headers()["content-type"], address).toBe("image/png");
      const { width, height } = await sharp(await picture.body()).metadata();
      expect([width, height], address).toEqual([1200, 630]);
      met.set(address, path);
    }
  expect(met.size).toBe(Object.keys(PICTURED).length * LANGUAGES.length);
  const rule = await (await request.get("/rules/text-contrast")).text();
  expect(rule).toContain("/social/rules.en.png");
});

test("the icons and the manifest that the pages name are there", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const { icons } = (await (await request.get("/site.webmanifest")).json()) as {
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  const addresses = [...named.map(([, href = ""]) => href), ...icons.map(({ src }) => src)];
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(6);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  for (const { src, type } of icons)
    expect((await request.get(src)).headers()["content-type"], src).toContain(type);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toMatch(/<loc>[^<]+\/try<\/loc>/);
  const stage = await (await request.get("/try")).text();
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(stage)?.[1] ?? "";
  expect(picture).toMatch(/\/try\.png$/);
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
});
