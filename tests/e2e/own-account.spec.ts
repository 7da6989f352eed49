import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Language } from "../../shared/i18n/language.ts";
import { judgeOwnPage, LOOKS, saidBy } from "./steps/judge-own-page.ts";
import { isApplied, planButton, subscribe } from "./steps/on-billing.ts";
import {
  confirm,
  confirmBy,
  linkIn,
  newEmail,
  openAccount,
  openReset,
  PASSWORD,
  signIn,
  signUp,
  test,
} from "./steps/on-site.ts";
import { expect, ownAddress } from "./steps/on-stage.ts";

// Pages of an account and what opens on them, judged by our own engine as designs, and by axe. What they find is mended.

let turn = 0;

/** Judges what is shown, in one look and then in the other: each part of a page is met in several of these states. */
const judge = async (
  page: Page,
  what: string,
  language: Language = "en",
  notSo: readonly string[] = [],
): Promise<void> => {
  await expect(page.locator("output[aria-busy], progress[aria-label]:visible")).toHaveCount(0);
  const look = LOOKS[(turn += 1) % LOOKS.length] ?? LOOKS[0];
  expect.soft(saidBy(await judgeOwnPage(page, language, [look]), notSo), what).toEqual([]);
};

/** Opens something, judges it, and closes it by Escape. */
async function judgeDialog(page: Page, what: string, open: () => Promise<unknown>): Promise<void> {
  await open();
  await judge(page, what);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const dialogButton = (page: Page, name: string) => page.getByRole("dialog").getByRole("button", { name });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("our own engine and axe find nothing on the ways into an account, nor where something fails or is sent", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000); // as many states as a person would take minutes for
  await page.goto("/signup");
  const first = newEmail();
  await signUp(page, first);
  await judge(page, "the mail is sent");
  await page.goto(await linkIn(request, first));
  await judge(page, "one click to confirm");
  await page.goto("/nowhere");
  // The address that was asked for is shown as in the bar of a browser; nothing is written there.
  await judge(page, "a page that is not there", "en", ["border-contrast"]);
  await page.goto("/contact/sent");
  await judge(page, "a message is sent");
  await page.goto("/your-opinion/sent");
  await judge(page, "an opinion is sent");

  await confirm(page, request, first);
  await page.goto("/logout");
  await signIn(page, first, "not the password");
  await expect(page.getByText("Failed to log in. Please check your credentials.")).toBeVisible();
  await judge(page, "a failure is said");
  await openReset(page, request, first);
  await judge(page, "a new password");
});

test("our own engine and axe find nothing on a profile and its dialogs", async ({ page, request }) => {
  test.setTimeout(120_000);
  await openAccount(page, request);
  await page.getByLabel(/^Full name/).fill("");
  await button(page, "Save").click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await judge(page, "the profile, a fault at a field");

  await judgeDialog(page, "subscribing, without consent", async () => {
    await planButton(page, "Subscribe", "Pro").click();
    await dialogButton(page, "Continue to payment").click();
    await expect(
      page.getByText("Tick the box above: the plan begins at once only if you ask for it."),
    ).toBeVisible();
  });
  await judgeDialog(page, "changing the password", async () => {
    await button(page, "Change Password").click();
    await page
      .getByRole("dialog")
      .getByLabel(/^Current password/)
      .fill(PASSWORD);
    await dialogButton(page, "Continue").click();
    await dialogButton(page, "Update Password").click();
    await expect(page.getByText("Password is required").first()).toBeVisible();
  });
  await judgeDialog(page, "deleting the account", async () => {
    await button(page, "Delete Account").click();
    await judge(page, "deleting the account, its password");
    await page
      .getByRole("dialog")
      .getByLabel(/^Current password/)
      .fill(PASSWORD);
    await dialogButton(page, "Continue").click();
    await expect(dialogButton(page, "Confirm deletion")).toBeVisible();
  });
  await page.goto("/fr/profile");
  await expect(page.getByRole("heading", { name: "Réglages du profil" })).toBeVisible();
  // A setting shows what holds; it asks for nothing.
  await judge(page, "the profile in French", "fr", ["preticked-consent"]);
  await page.goto("/fr/reviews");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await judge(page, "no reviews yet, in French", "fr");
});

test("our own engine and axe find nothing on a plan that runs, nor on a team that somebody joins and leaves, its dialogs and its house rules", async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  await openAccount(page, request);
  await page.goto("/team");
  await expect(page.getByRole("heading", { name: "Review together" })).toBeVisible();
  await judge(page, "no team yet");

  await page.goto("/profile");
  await subscribe(page, "Starter");
  await isApplied(page);
  await button(page, "Close").first().click();
  await judge(page, "the profile with a plan");
  await judgeDialog(page, "a larger plan", async () => {
    await planButton(page, "Change Plan", "Pro").click();
    await expect(dialogButton(page, "Pay €50.00 and change")).toBeVisible();
  });
  await judgeDialog(page, "cancelling", async () => {
    await planButton(page, "Cancel Plan", "Starter").click();
    await expect(dialogButton(page, "Cancel Plan")).toBeVisible();
  });
  await judgeDialog(page, "withdrawing", async () => {
    await button(page, "Withdraw from contract").click();
    await expect(dialogButton(page, "Confirm withdrawal")).toBeVisible();
  });

  await page.goto("/team");
  await page.getByLabel("Name of the team").fill("Atelier");
  await button(page, "Create a team").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Atelier");
  await judge(page, "a team of one");
  await page.getByLabel("Seats", { exact: true }).fill("3");
  await button(page, "Change").click();
  await expect(dialogButton(page, "Pay €18.00")).toBeVisible();
  await judge(page, "more seats");
  await dialogButton(page, "Pay €18.00").click();
  await expect(page.getByText("Starter: 30 of 30 second opinions left")).toBeVisible();
  const invited = newEmail();
  await page.getByLabel("Email address").fill(invited);
  await button(page, "Send the invitation").click();
  await expect(page.getByText(invited, { exact: true })).toBeVisible();
  await judge(page, "a team with an invitation");
  await judgeDialog(page, "dissolving a team", async () => {
    await button(page, "Dissolve the team").click();
    await expect(dialogButton(page, "Dissolve the team")).toBeVisible();
  });
  await test.step("a stranger joins by the mail’s link, has what the team has, and is removed", async () => {
    const visitor = await (await browser.newContext({ extraHTTPHeaders: ownAddress() })).newPage();
    await visitor.goto(await linkIn(request, invited, "team"));
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Join “Atelier”");
    await judge(visitor, "an invitation");
    await visitor.getByRole("link", { name: "Create an account to join" }).click();
    await signUp(visitor, invited, "Grace Test");
    await confirmBy(visitor, await linkIn(request, invited));
    await button(visitor, "Join the team").click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Atelier");
    await visitor.goto("/profile");
    await expect(visitor.getByText("30 of 30 second opinions left this month")).toBeVisible();
    await expect(visitor.getByText("From your team “Atelier”.")).toBeVisible();
    await page.reload();
    await button(page, "Remove: Grace Test").click();
    await dialogButton(page, "Remove").click();
    await expect(page.getByText("Grace Test is no longer in the team.")).toBeVisible();
    await visitor.goto("/team");
    await expect(visitor.getByRole("heading", { name: "Review together" })).toBeVisible();
    await visitor.context().close();
  });
  await test.step("the house rules of the team are written, and taken along", async () => {
    await page.getByRole("link", { name: "Open the house rules" }).click();
    await page.getByRole("textbox", { name: "Add words" }).fill("Log in → Sign in\niPhone");
    await page.keyboard.press("Tab"); // where
    await page.keyboard.press("Tab"); // language
    await page.keyboard.press("Tab"); // add
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Colours" }).fill("Brand #5b5bd6, #ffffff");
    await page.getByLabel("Rule", { exact: true }).selectOption("shouting");
    await button(page, "Set").click();
    await button(page, "Save for the team").click();
    await expect(page.getByText("Version 1", { exact: true })).toBeVisible();
    // The words that are never said are shown beside those that are.
    await judge(page, "the house rules of a team", "en", ["inconsistent-terms"]);
    const download = page.waitForEvent("download");
    await button(page, "Download regard.config.json").click();
    const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as object;
    expect(file).toMatchObject({
      $schema: expect.stringMatching(/\/schema\/house-rules-1\.json$/),
      version: 1,
      words: [{ say: "Sign in", never: ["Log in"] }, { say: "iPhone" }],
      values: { colors: [{ name: "Brand", hex: "#5b5bd6" }, { hex: "#ffffff" }] },
    });
  });
  await page.goto("/fr/team");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Atelier");
  await judge(page, "a team in French", "fr");
});
