import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "@playwright/test";

const ROOT = path.resolve(import.meta.dirname, "../..");

test("what cannot start says why, all of it at once, and ends with a code", async () => {
  const env = { ...process.env, PORT: "many", SITE_URL: "nowhere" };
  const child = spawn("npm", ["start"], { cwd: ROOT, env });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  expect(await once(child, "close")).toEqual([2, null]);
  expect(output).toMatch(/PORT must be a number\n {2}SITE_URL must be an address/);
});

test("an address without a page answers 404, and pages are not cached", async ({ request }) => {
  expect((await request.get("/nowhere")).status()).toBe(404);
  const page = await request.get("/try");
  expect(page.headers()["cache-control"]).toBe("no-cache");
  expect(page.headers()["x-content-type-options"]).toBe("nosniff");
});

test("a link to a review that is over answers 404, and its address goes nowhere else", async ({
  request,
}) => {
  const answer = await request.get("/shared/regard_over");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
});

test("the editor in the browser has an address, a head and words without a script in each language", async ({
  request,
}) => {
  const french = await (await request.get("/fr/try")).text();
  expect(french).toContain('<html lang="fr"');
  expect(french).toMatch(/rel="canonical" href="[^"]+\/fr\/try"/);
  expect(french).toMatch(/hreflang="en" href="[^"]+\/try"/);
  expect(french).toContain("L’éditeur est un programme");
});

test("prices have an address, and what is new has a feed in each language", async ({ request }) => {
  expect((await request.get("/fr/pricing", { maxRedirects: 0 })).headers()["location"]).toBe("/fr#pricing");
  const feed = await request.get("/fr/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/atom+xml");
  const text = await feed.text();
  expect(text).not.toContain("origin-to-come");
  expect(text).toContain("22 novembre 2026");
  expect(text.match(/<updated>[\dT:-]+Z<\/updated>/g)?.length).toBeGreaterThan(5);
  expect(await (await request.get("/sitemap.xml")).text()).toMatch(
    /\/blog\/target-sizes<\/loc><lastmod>2025-04-29<\/lastmod>/,
  );
});

test("search engines read what a page is about", async ({ request }) => {
  const typesOf = async (address: string): Promise<readonly unknown[]> => {
    const html = await (await request.get(address)).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    return texts.map(([, text = ""]) => (JSON.parse(text) as { readonly "@type": string })["@type"]);
  };
  expect(await typesOf("/")).toEqual(["SoftwareApplication", "FAQPage"]);
  expect(await typesOf("/fr/blog/target-sizes")).toEqual(["Article", "BreadcrumbList"]);
  expect(await typesOf("/rules/text-contrast")).toEqual(["BreadcrumbList"]);
});

test("on paper a page is its words alone, unfolded", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("Dismiss it for the layer, the component")).toBeVisible();
});

test("an address without a page says so without a script, in both languages", async ({ request }) => {
  expect(await (await request.get("/nowhere")).text()).toContain("I don&#x27;t find that page!");
  expect(await (await request.get("/fr/nulle-part")).text()).toContain("Je ne trouve pas cette page");
});

test("the home page leads to the stage", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try it now" }).last().click();
  await expect(page).toHaveURL(/\/try$/);
});
