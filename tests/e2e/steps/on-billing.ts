import type { Page } from "@playwright/test";
import { expect } from "./on-stage.ts";

/** Test cards by what they do. */
export const CARDS = {
  pays: "4242 4242 4242 4242",
  isDeclined: "4000 0000 0000 0002",
  asksOnce: "4000 0025 0000 3155",
  asksAlways: "4000 0027 6000 3184",
} as const;

/** The button of a plan, by what it says. */
export const planButton = (page: Page, action: string, plan: string) =>
  page.getByRole("button", { name: `${action}: ${plan}`, exact: true });

/** A plan on the profile. */
export const tile = (page: Page, plan: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: plan, exact: true }) });

export const onCheckout = (page: Page, plan: string) =>
  expect(page.getByRole("heading", { name: `Subscribe to ${plan}`, exact: true })).toBeVisible();

/** Fills in the checkout and pays. */
export async function payAtCheckout(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Address", { exact: true }).fill("1 rue Exemple");
  await page.getByLabel("Postcode").fill("74000");
  await page.getByLabel("City").fill("Annecy");
  await page.getByLabel("Country").selectOption("FR");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

export const isApplied = (page: Page) =>
  expect(page.getByText("New subscription plan applied successfully")).toBeVisible();

/** Asks in the dialog that the plan begins at once, and goes on to the payment. */
export async function beginAtOnce(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("checkbox").check();
  await page.getByRole("dialog").getByRole("button", { name: "Continue to payment" }).click();
}

/** Buys the first plan, from the profile. */
export async function subscribe(page: Page, plan: string, card: string = CARDS.pays): Promise<void> {
  await planButton(page, "Subscribe", plan).click();
  await beginAtOnce(page);
  await onCheckout(page, plan);
  await payAtCheckout(page, card);
}

/** Presses a plan's button, and the button of the dialog that asks once more. */
export async function decide(
  page: Page,
  action: string,
  plan: string,
  confirm: string | RegExp,
): Promise<void> {
  await planButton(page, action, plan).click();
  await page.getByRole("dialog").getByRole("button", { name: confirm }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
