import type { APIRequestContext, Page } from "@playwright/test";
import { SESSION_KEY } from "../../website/session/kept-session.ts";
import { openAccount, PASSWORD, signIn, test } from "./steps/on-site.ts";
import { expect, ownAddress } from "./steps/on-stage.ts";

test.describe("what was typed about the account", () => {
  test("is there again after a look at the terms, but never the password", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("Full name").fill("Ada Test");
    await page.getByLabel("Email").fill("someone@example.test");
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of service" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
    await page.goBack();
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Test");
    await expect(page.getByLabel("Email")).toHaveValue("someone@example.test");
    await expect(page.getByLabel(/^Password/)).toHaveValue("");
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
  });

  test("goes along from signing in to a forgotten password and to signing up", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email").fill("someone@example.test");
    await page.getByRole("button", { name: "Forgot password" }).click();
    const typed = page.getByRole("dialog").getByLabel("Email");
    await expect(typed).toHaveValue("someone@example.test");
    await typed.fill("other@example.test");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goForward();
    await page.getByRole("button", { name: "Forgot password" }).click();
    await expect(typed).toHaveValue("other@example.test");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Create one" }).click();
    await expect(page.getByLabel("Full name")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("other@example.test");
  });
});

test.describe("whoever is signed in", () => {
  test("is not asked to sign in, and what the address carries goes along; a server that is away signs nobody out; a log-out needs no network", async ({
    page,
    request,
  }) => {
    await openAccount(page, request);
    await page.goto("/login?figma_id=1&link=BCDFGHJK");
    await expect(page.getByRole("heading", { name: "Connect your plugin" })).toBeVisible();
    await expect(page).toHaveURL("/profile?figma_id=1&link=BCDFGHJK");
    await page.goto("/about");
    // The page is alive, and no longer asks what its address is.
    await expect(page.getByRole("link", { name: /^Welcome/ })).toBeVisible();
    await page.evaluate(() => history.replaceState({ usr: { from: "/reviews?x=1" } }, "", "/login"));
    await page.reload();
    await expect(page).toHaveURL("/reviews?x=1");
    await page.route("**/api/account", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/reviews");
    await expect(
      page.getByText("Your account cannot be reached at the moment. You are still signed in."),
    ).toBeVisible();
    await page.unroute("**/api/account");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "No reviews yet" })).toBeVisible();
    await page.route(/\/(?:auth\/v1|api)\//, (route) => route.abort());
    await page.getByRole("link", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
  });

  test("in one tab is signed in in the other, and signs out in both", async ({ page, request, context }) => {
    const email = await openAccount(page, request);
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/reviews");
    await expect(other.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await signIn(page, email);
    await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
    await expect(other).toHaveURL("/reviews");
    await page.getByRole("link", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(other.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  });
});

test.describe("a session that has ended", () => {
  const ENDED = "Your session has ended. Log in again to pick up where you left off.";

  async function expectWayBack(page: Page, email: string, address: string, password?: string): Promise<void> {
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(page.getByRole("alert").getByText(ENDED)).toBeVisible();
    await signIn(page, email, password);
    // The notice of the way back before may still stand.
    await expect(page.getByText("Successfully logged in").last()).toBeVisible();
    await expect(page).toHaveURL(address);
  }

  /** Ends every session of the account, as changing the password elsewhere does, just before the page asks for that. */
  async function revokeBefore(page: Page, request: APIRequestContext, asked: string): Promise<void> {
    const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    const { access_token: token } = JSON.parse(kept ?? "{}") as { access_token: string };
    await page.route(
      asked,
      async (route) => {
        await request.post("/auth/v1/logout?scope=global", {
          headers: { ...ownAddress(), Authorization: `Bearer ${token}` },
        });
        await route.continue();
      },
      { times: 1 },
    );
  }

  test("while nobody looked, and while one was at something, leads to signing in, and back", async ({
    page,
    request,
  }) => {
    const email = await openAccount(page, request);
    for (const address of ["/profile?x=1#y", "/reviews"]) {
      await page.evaluate((key) => {
        const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
        const past = { ...kept, expires_at: 1, refresh_token: "ended" };
        localStorage.setItem(key, JSON.stringify(past));
      }, SESSION_KEY);
      await page.goto(address);
      await expect(page).toHaveURL(/\/login/);
      await page.reload();
      await expectWayBack(page, email, address);
    }
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await page.goto("/profile?again");
    await expect(page).toHaveURL("/login?again");
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(page.getByText(ENDED)).toHaveCount(0);
    await signIn(page, email);
    await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
    await revokeBefore(page, request, "**/api/account/export");
    await page.getByRole("button", { name: "Download my data" }).click();
    await expectWayBack(page, email, "/profile?again");

    await page.getByRole("button", { name: "Change Password" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^Current password/).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel(/^New password/).fill("another long password");
    await dialog.getByLabel(/^Confirm password/).fill("another long password");
    await revokeBefore(page, request, "**/auth/v1/user");
    await dialog.getByRole("button", { name: "Update Password" }).click();
    await expectWayBack(page, email, "/profile?again");
  });
});
