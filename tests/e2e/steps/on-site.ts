import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test as base, violations } from "./on-stage.ts";

export const PASSWORD = "a long enough password";

/** Every test has answered the question about cookies. */
export const test = base.extend({
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
      const list = await (await request.get("/dev/mail")).text();
      const entry = list.split("<li>").find((item) => item.includes(email));
      const id = /href="(\/dev\/mail\/\d+)"/.exec(entry ?? "")?.[1];
      if (!id) return "";
      const mail = await (await request.get(id)).text();
      const found = new RegExp(`http://localhost:\\d+(/${path}\\?[^\\s<"]+)`).exec(mail);
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

export async function confirm(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto(await linkIn(request, email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Creates an account and signs it in, as a person does. */
export async function openAccount(page: Page, request: APIRequestContext): Promise<string> {
  const email = newEmail();
  await page.goto("/signup");
  await signUp(page, email);
  await confirm(page, request, email);
  return email;
}

/** Opens the page of the new password, by the link of the mail. */
export async function openReset(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot password" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect.poll(async () => (await linkIn(request, email)).includes("type=recovery")).toBe(true);
  await page.goto(await linkIn(request, email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await expect(page.getByLabel(/^New password/)).toBeVisible();
}

/** What axe finds on a page, once nothing lies over it any more. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("progress[aria-label]")).toHaveCount(0);
  await expect(page.locator("output[aria-busy]")).toHaveCount(0);
  return violations(page);
}
