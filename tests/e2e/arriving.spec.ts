import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "./steps/on-site.ts";
import { expect } from "./steps/on-stage.ts";

test.use({ reducedMotion: "no-preference" });

/** Serves the site's pages in two pieces: the second one, from a tag on, only comes when it is let go. */
async function serveInPieces(baseUrl: string, until: string) {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server: Server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "/", baseUrl), {
        headers: { Accept: request.headers.accept ?? "*/*" },
      });
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "Content-Type": type });
      if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
      const html = await answer.text();
      const at = html.indexOf(until);
      response.write(html.slice(0, at));
      await isLetGo;
      return response.end(html.slice(at));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, letGo, stop: () => server.close() };
}

for (const [isHeard, scripts] of [
  ["while no script is there", /\/assets\/.*\.js/],
  ["while that of its page is missing", /\/assets\/sample-report.*\.js/],
] as const)
  test(`a button that is pressed ${isHeard} is heard once it comes`, async ({ page }) => {
    let letGo = (): void => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(scripts, (route) => isLetGo.then(() => route.continue()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/sample-report", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Finding 2: Error message does not help" }).click();
    letGo();
    const finding = page.locator("details").filter({ hasText: /^2 ?Error message does not help/ });
    await expect(finding.getByText("Why it matters")).toBeVisible();
  });

test("the splash greets who comes from elsewhere, and not who goes on within the site", async ({ page }) => {
  const isGreeted = () =>
    page.evaluate(() => {
      const splash = document.querySelector("output:has(progress)");
      return splash !== null && getComputedStyle(splash).display !== "none";
    });
  await page.goto("/careers", { waitUntil: "commit" });
  await expect.poll(isGreeted, { intervals: [10] }).toBe(true);
  await page.goto("/try");
  await page.getByRole("link", { name: "Regard" }).click({ noWaitAfter: true });
  await page.waitForURL("**/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isGreeted()).toBe(false);
});

test("a page stays until the next one is there", async ({ page }) => {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.goto("/contact");
  // The page is alive: from here the script turns pages, not the browser.
  await expect(page.locator("form[novalidate]")).toHaveCount(1);
  const asked = page.waitForRequest(/\/assets\/careers.*\.js/);
  await page.route(/\/assets\/careers.*\.js/, (route) => isLetGo.then(() => route.continue()));
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await asked;
  await expect(page.getByRole("heading", { name: "Write to us", level: 1 })).toBeVisible();
  letGo();
  await expect(page.getByRole("heading", { name: "No open positions" })).toBeVisible();
});

for (const path of ["/login", "/signup", "/contact"])
  test(`what is there of ${path} stays where it is while the rest arrives`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const site = await serveInPieces(baseURL ?? "", "</form>");
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${site.url}${path}`, { waitUntil: "commit" });
    await expect(heading).toBeVisible();
    const before = await heading.boundingBox();
    site.letGo();
    // The page is alive.
    await expect(page.locator("form[novalidate]")).toHaveCount(1);
    expect(await heading.boundingBox()).toEqual(before);
    site.stop();
  });
