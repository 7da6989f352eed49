import type { APIRequestContext, Page } from "@playwright/test";
import { createInstallation, createLinkCode } from "../../shared/api/endpoints/installations.ts";
import { expect, ownAddress } from "./on-stage.ts";
import { test } from "./on-site.ts";
import { emailOf, loginOf } from "./providers.ts";

/** A plugin that shows a code to be connected by. */
async function askingPlugin(request: APIRequestContext) {
  const figmaId = String(Date.now());
  const data = { figmaId, figmaName: "Designer" };
  const made = await request.post(createInstallation.path, { data, headers: ownAddress() });
  const { token } = (await made.json()) as { token: string };
  const asked = await request.post(createLinkCode.path, { headers: { Authorization: `Bearer ${token}` } });
  const { code } = (await asked.json()) as { code: string };
  return { figmaId, code };
}

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

  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  await expect(page).toHaveURL(`/profile?plan=pro&figma_id=${figmaId}&link=${code}`);
  await expect(page.getByText(emailOf("signs-up"))).toBeVisible();
  await expect(page.getByText("You are signed in with GitHub.")).toBeVisible();
  await expect(page.getByText("You sign in with GitHub: there is no password here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Password" })).toHaveCount(0);

  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("Figma account linked successfully")).toBeVisible();
  await expect(page).toHaveURL("/profile?plan=pro");
});
