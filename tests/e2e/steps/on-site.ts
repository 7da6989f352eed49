import type { APIRequestContext, Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { ORIGIN } from "../../../playwright.config.ts";
import { makeClient } from "../../../shared/api/client.ts";
import { readConfig } from "../../../shared/api/endpoints/config.ts";
import { languageOfPath } from "../../../shared/site-language.ts";
import { createInstallation, createLinkCode } from "../../../shared/api/endpoints/installations.ts";
import { signUpMetadata } from "../../../website/pages/sign-up/sign-up-metadata.ts";
import { SESSION_KEY } from "../../../website/session/kept-session.ts";
import { orThrow } from "../../../website/session/sign-in.ts";
import { comeFromElsewhere, expect, ownAddress, test as base, violations } from "./on-stage.ts";

export const PASSWORD = "a long enough password";

/** Every test has an address of its own, and has answered the question about cookies. */
export const test = base.extend({
  address: async ({ context }, use) => {
    await comeFromElsewhere(context);
    await use();
  },
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      if (window.origin !== "null") localStorage.setItem("cookieConsent", "declined"); // an empty page has no storage
    });
    await use(context);
  },
});

export const newEmail = (): string => `someone-${crypto.randomUUID()}@example.test`;

/** The link in the latest mail to an address: that of a confirmation, unless another one is meant. */
export async function linkIn(
  request: APIRequestContext,
  email: string,
  path = "auth/confirm",
): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      // The server closes idle connections; one that was just picked is asked for once more.
      const list = await (await request.get("/dev/mail", { maxRetries: 1 })).text();
      const entry = list.split("<li>").find((item) => item.includes(email));
      const id = /href="(\/dev\/mail\/\d+)"/.exec(entry ?? "")?.[1];
      if (!id) return "";
      const mail = await (await request.get(id)).text();
      const found = new RegExp(`http://localhost:\\d+(/(?:fr/)?${path}\\?[^\\s<"]+)`).exec(mail);
      link = (found?.[1] ?? "").replaceAll("&amp;", "&");
      return link;
    })
    .not.toBe("");
  return link;
}

export async function signUp(page: Page, email: string, name = "Test"): Promise<void> {
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await expect(page.getByRole("button", { name: "Create account" })).toBeDisabled();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Register successful!")).toBeVisible();
}

/** Confirms the address of a sign-up, by the link of its mail and the password. */
export async function confirmBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function confirm(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await confirmBy(page, await linkIn(request, email));
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Stands in for the browser's storage where the sign-in service is used. */
function keeper() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/**
 * Creates an account, confirms it by its mail, and opens its profile. Whoever tests something else need not fill in
 * the pages on the way: the sign-in service is asked as they ask it.
 */
export async function openAccount(page: Page, request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const { signIn } = await makeClient({ baseUrl: ORIGIN, token: () => null }).call(readConfig, {});
  const storage = keeper();
  const { auth } = createClient(signIn.url ?? ORIGIN, signIn.publishableKey, {
    auth: { storageKey: SESSION_KEY, storage, autoRefreshToken: false },
    global: { headers: ownAddress() },
  });
  orThrow(
    await auth.signUp({
      email,
      password: PASSWORD,
      options: { data: signUpMetadata({ name: "Test", figmaId: null, wish: null, language: "en" }) },
    }),
  );
  const token_hash = new URL(await linkIn(request, email), ORIGIN).searchParams.get("token_hash") ?? "";
  orThrow(await auth.verifyOtp({ type: "signup", token_hash }));
  await page.goto("/robots.txt");
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...storage.kept],
  );
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  return email;
}

/** A plugin that shows a code to be connected by. */
export async function askingPlugin(request: APIRequestContext) {
  const figmaId = String(Date.now());
  const data = { figmaId, figmaName: "Designer" };
  const made = await request.post(createInstallation.path, { data, headers: ownAddress() });
  const { token } = (await made.json()) as { token: string };
  const asked = await request.post(createLinkCode.path, { headers: { Authorization: `Bearer ${token}` } });
  const { code } = (await asked.json()) as { code: string };
  return { figmaId, code };
}

/** Opens the page of the new password, by the link of the mail. */
export async function openReset(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Check your inbox to reset your password.")).toBeVisible();
  await expect.poll(async () => (await linkIn(request, email)).includes("type=recovery")).toBe(true);
  await page.goto(await linkIn(request, email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await expect(page.getByLabel(/^New password/)).toBeVisible();
}

/** Waits until a page answers and nothing lies over it any more. What leaves by itself need not be watched. */
export async function isArrived(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("footer input").first()).toBeEnabled();
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
  await expect(page.locator("progress[aria-label]:visible, output[aria-busy]:visible")).toHaveCount(0);
}

/** The violations that axe finds on a page, once nothing lies over it any more. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  await isArrived(page);
  return violations(page);
}

/** A page of the site stands for all others of its pattern: all rules have the same one, and all topics of the help. */
const isOneOfMany = (path: string, all: readonly string[]): boolean =>
  ["/rules/", "/help/"].some((folder) => {
    const first = all.find((other) => other.startsWith(folder));
    return path.startsWith(folder) && path !== first;
  });

/** The English paths of the pages that search engines are told of, of those that are alike one: as the site’s router lists them. */
export async function listedPaths(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return all.filter((path) => languageOfPath(path) === "en" && path !== "/try" && !isOneOfMany(path, all));
}

/** Lines that announce nothing: a picture without a name, an empty list. */
export const saysNothing = (snapshot: string): readonly string[] =>
  snapshot.split("\n").filter((line) => /^ *- (?:img|list|group|region|dialog)$/.test(line));
