import type { Page } from "@playwright/test";
import { openAccount, test } from "./steps/on-site.ts";
import { isApplied, planButton, subscribe, tile } from "./steps/on-billing.ts";
import { expect } from "./steps/on-stage.ts";

// With the keyboard alone: every step is taken by Tab, Enter, Space and Escape, and leaves the keyboard somewhere.

/** Presses the button that the keyboard reaches, as Enter does. */
const enter = async (page: Page, name: string, plan: string): Promise<void> => {
  await planButton(page, name, plan).focus();
  await page.keyboard.press("Enter");
};

const dialog = (page: Page) => page.getByRole("dialog");

/** The dialog has the keyboard where nothing happens yet; a step further its act is pressed, once it can be. */
async function confirm(page: Page, name: string | RegExp): Promise<void> {
  await expect(dialog(page).getByRole("button", { name: "Back" })).toBeFocused();
  await expect(dialog(page).getByRole("button", { name })).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("button", { name })).toBeFocused();
  await page.keyboard.press("Enter");
}

test("a plan is changed, cancelled and renewed, and a password dialog left, without a mouse", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openAccount(page, request);
  await subscribe(page, "Starter");
  await isApplied(page);

  // The dialog whose price is still on its way has the keyboard, and gives it back.
  await enter(page, "Change Plan", "Pro");
  await expect(dialog(page).getByRole("button", { name: "Back" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(planButton(page, "Change Plan", "Pro")).toBeFocused();

  // A change that costs money.
  await page.keyboard.press("Enter");
  await confirm(page, /^Pay .* and change$/);
  await expect(tile(page, "Pro")).toContainText("current");
  await expect(planButton(page, "Cancel Plan", "Pro")).toBeFocused();

  // The end, and its end.
  await page.keyboard.press("Enter");
  await confirm(page, "Cancel Plan");
  await expect(page.getByText(/^Pro ends on .* Nothing more is charged\.$/)).toBeVisible();
  await expect(planButton(page, "Renew", "Pro")).toBeFocused();
  await page.keyboard.press("Enter");
  await confirm(page, "Renew");
  await expect(page.getByText(/^Pro goes on\. It renews on /)).toBeVisible();
  await expect(planButton(page, "Cancel Plan", "Pro")).toBeFocused();

  // Dialogs that are only looked at.
  for (const name of ["Change Password", "Withdraw from contract"]) {
    const opener = page.getByRole("button", { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("the slider of the front page is moved, with a frame as round as its ends, until its screen passes when it is checked again", async ({
  page,
}) => {
  await page.goto("/");
  const slider = page.getByRole("slider");
  await expect(slider).toBeEnabled();
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveCSS("outline-style", "solid");
  const { height } = (await slider.boundingBox()) ?? { height: 0 };
  const radius = await slider.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).borderRadius),
  );
  expect(radius).toBeGreaterThanOrEqual(height / 2);
  await expect(page.getByText("4 findings on this screen")).toBeVisible();
  await page.getByRole("button", { name: /^Fix it: #/ }).click();
  await expect(page.getByText("3 findings on this screen")).toBeVisible();
  await expect(page.getByText(/checked again in \d+ ms/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^UI\s*Text too faint/ })).toHaveCount(0);
  expect(await slider.inputValue()).not.toBe("0");
});
