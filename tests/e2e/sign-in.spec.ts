import type { Page } from "@playwright/test";
import { askingPlugin, openAccount, openReset, signIn, test, violationsOn } from "./steps/on-site.ts";
import { expect, ownAddress } from "./steps/on-stage.ts";
import { SESSION_KEY } from "../../website/session/kept-session.ts";
import { emailOf, loginOf } from "../provider-stand-ins.ts";

const continueWith = (page: Page, provider: string) =>
  page.getByRole("button", { name: `Continue with ${provider}` }).click();

/** Chooses a person on the provider's page. */
const choose = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("a visitor signs up by GitHub, and what the plugin and the pricing card asked for survives", async ({
  page,
  request,
}) => {
  const { figmaId, code } = await askingPlugin(request);
  await page.goto(`/signup?plan=pro&figma_id=${figmaId}&link=${code}`);
  await continueWith(page, "GitHub");
  await expect(page.getByText("Sign in to GitHub")).toBeVisible();
  await choose(page, loginOf("signs-up"));

  await expect(page.getByRole("heading", { name: "Connect your plugin" })).toBeVisible();
  await expect(page).toHaveURL(`/profile?plan=pro&figma_id=${figmaId}&link=${code}`);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Figma account linked successfully")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Subscribe to Pro" })).toBeVisible();
  await expect(page.getByText(emailOf("signs-up"))).toBeVisible();
  await expect(page.getByText("You sign in with GitHub: there is no password here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Password" })).toHaveCount(0);
});

test("a person logs in by Google and goes on to where they wanted to go", async ({ page }) => {
  await page.goto("/profile?x=1#y");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await continueWith(page, "Google");
  await expect(page.getByText("Sign in to Google")).toBeVisible();
  await choose(page, emailOf("logs-in"));
  await expect(page.getByText("You are signed in with Google.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/profile?x=1#y");
  await page.reload();
  await expect(page.getByText(emailOf("logs-in"))).toBeVisible();
});

test.describe("what goes wrong at a provider ends on a page that says what, and leads on", () => {
  const REFUSED = "You are not signed in: your provider declined the request.";
  const ENDED = "This sign-in has expired, or it has been used already. Please begin again.";

  /** Leaves for GitHub. Returns where GitHub sends people back to, with the state it was given. */
  async function leave(page: Page): Promise<URL> {
    await page.goto("/login?plan=pro&interval=year");
    await continueWith(page, "GitHub");
    await expect(page.getByText("Sign in to GitHub")).toBeVisible();
    const { searchParams } = new URL(page.url());
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("state", searchParams.get("state") ?? "");
    return back;
  }

  async function expectFailure(page: Page, message: string, leadsTo = "Welcome back"): Promise<void> {
    await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
    await expect(page.getByRole("alert").getByText(message)).toBeVisible();
    await page.getByRole("link", { name: "Back to log in" }).click();
    await expect(page.getByRole("heading", { name: leadsTo })).toBeVisible();
  }

  test("a refusal, no network, and a return that was used before", async ({ page }) => {
    await test.step("a refusal, and the plan is not forgotten", async () => {
      const back = await leave(page);
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "The user has denied your application access.");
      await page.goto(back.href);
      await expect(page.getByRole("alert").getByText(REFUSED)).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await expectFailure(page, REFUSED);
      await expect(page).toHaveURL("/login?plan=pro&interval=year");
    });
    await test.step("no network on the way back", async () => {
      await page.route("**/auth/v1/token**", (route) => route.abort());
      await leave(page);
      await choose(page, loginOf("signs-in-late"));
      await expectFailure(page, "The service cannot be reached right now.");
      await page.unroute("**/auth/v1/token**");
    });
    await test.step("a return that was used before", async () => {
      await leave(page);
      const returned = page.waitForRequest(/\/auth\/v1\/callback\?code=/);
      await choose(page, loginOf("signs-in-again"));
      await expect(page.getByRole("heading", { name: "Subscribe to Pro" })).toBeVisible();
      await page.goto((await returned).url());
      await expectFailure(page, ENDED, "Profile Settings"); // signed in by the first time
    });
  });
});

test("a forgotten password is replaced by the link of the mail, which opens nothing else and ends the other sessions", async ({
  page,
  request,
  browser,
}) => {
  const email = await openAccount(page, request);
  await test.step("being signed in is not enough for the page of the new password", async () => {
    await page.goto("/reset-password");
    await expect(
      page.getByText("Session not found: The password reset link may have expired."),
    ).toBeVisible();
  });
  const other = await (await browser.newContext({ extraHTTPHeaders: ownAddress() })).newPage();
  await openReset(other, request, email);
  await test.step("the link opens the new password and nothing else", async () => {
    for (const address of ["/profile", "/reviews"]) {
      await other.goto(address);
      await expect(other.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    }
  });
  await other.goto("/reset-password");
  await other.getByLabel(/^New password/).fill("another long password");
  await other.getByLabel(/^Confirm password/).fill("a different password");
  await other.getByRole("button", { name: "Update Password" }).click();
  await expect(other.getByText("Error: Passwords do not match.")).toBeVisible();
  await other.getByLabel(/^Confirm password/).fill("another long password");
  await other.getByRole("button", { name: "Update Password" }).click();
  await expect(other.getByText("Password updated: You can now log in with your new password.")).toBeVisible();
  await signIn(other, email, "another long password");
  await expect(other.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  await other.context().close();

  await test.step("the other sessions are ended", async () => {
    const kept = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
    const { access_token: token } = JSON.parse(kept ?? "{}") as { access_token: string };
    const asked = await request.get("/auth/v1/user", { headers: { Authorization: `Bearer ${token}` } });
    expect(await asked.json()).toMatchObject({ error_code: "session_not_found" });
  });
});
