import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { E2E_DATA } from "../../playwright.config.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Run {
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  readonly signal: (signal: NodeJS.Signals) => void;
}

/** Starts the product as a person does. */
function start(env: Readonly<Record<string, string>>): Run {
  const child = spawn("npm", ["start"], { cwd: ROOT, env: { ...process.env, ...env }, detached: true });
  let text = "";
  const collect = (chunk: Buffer): void => void (text += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  return {
    output: () => text,
    ended: new Promise((resolve) => child.on("close", resolve)),
    // Ctrl-C reaches the whole group, as on a terminal.
    signal: (signal) => void process.kill(-(child.pid ?? 0), signal),
  };
}

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === "object" ? address?.port : "")));
    });
  });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "regard-start-"));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Data of this test alone. */
const ownData = (name: string) => ({ DATA_FOLDER: path.join(folder, name), LOG: "false" });

test.describe("what cannot start says why in plain words, and ends with a code", () => {
  test("a port in use: the first server goes on", async ({ request, baseURL }) => {
    const run = start({ ...ownData("port"), PORT: new URL(baseURL ?? "").port });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/Port \d+ is in use\. Choose another one: PORT=\d+ npm start/);
    expect((await request.get("/")).status()).toBe(200);
  });

  test("data in use: the first server goes on", async ({ request }) => {
    const run = start({ PORT: await freePort(), DATA_FOLDER: E2E_DATA });
    expect(await run.ended).toBe(3);
    expect(run.output()).toContain("is in use by another start of the product. Stop that one first.");
    expect((await request.get("/api/ready")).status()).toBe(200);
  });

  test("an environment that is wrong, all of it at once", async () => {
    const run = start({ PORT: "many", SITE_URL: "nowhere" });
    expect(await run.ended).toBe(2);
    expect(run.output()).toMatch(/PORT must be a number\n {2}SITE_URL must be an address/);
  });

  test("a folder that cannot be made", async () => {
    const run = start({ PORT: await freePort(), DATA_FOLDER: "package.json" });
    expect(await run.ended).toBe(4);
    expect(run.output()).toContain("Make it writable, or set DATABASE_URL.");
  });

  test("a database that is not there", async () => {
    const nowhere = "postgres://nobody:x@127.0.0.1:9/none";
    const run = start({
      PORT: await freePort(),
      DATABASE_URL: nowhere,
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_PUBLISHABLE_KEY: "none",
    });
    expect(await run.ended).toBe(5);
    expect(run.output()).toContain("The database of DATABASE_URL does not answer");
    expect(run.output()).not.toContain("nobody:x");
  });
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

test("search engines read what a page is about", async ({ page }) => {
  const typesOf = async (address: string): Promise<readonly string[]> => {
    await page.goto(address);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => (JSON.parse(text) as { readonly "@type": string })["@type"]);
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
