import type { APIRequestContext, Page } from "@playwright/test";
import {
  clickScreen,
  expect,
  installPlugin,
  openStage,
  ownAddress,
  panel,
  panelFrame,
  selectedLayer,
  test,
  violations,
} from "./on-stage.ts";

const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });
const heading = (page: Page, name: string) => panel(page).getByRole("heading", { name, exact: true });
const says = (page: Page, words: string | RegExp) => panel(page).getByText(words);

const getFeedback = (page: Page) => button(page, "Get feedback").click();
const goBack = (page: Page) => button(page, "New feedback").click();

test.describe.configure({ timeout: 60_000 });

/** Opens the stage with a plugin that has made no review yet, and selects a screen. */
async function start(page: Page, request: APIRequestContext): Promise<void> {
  await installPlugin(page, request);
  await openStage(page);
  await clickScreen(page, "Checkout");
  await expect(says(page, "3 of 3 free reviews left")).toBeVisible();
}

test("a review is made, counted, and found in the history with its picture until it is deleted", async ({
  page,
  request,
}) => {
  await start(page, request);
  await expect(says(page, /Live checks send nothing/)).toBeVisible();
  await getFeedback(page);
  await expect(says(page, "Saved in your reviews · 2 of 3 free reviews left")).toBeVisible();
  await goBack(page);
  await expect(says(page, "2 of 3 free reviews left")).toBeVisible();
  await button(page, "Past reviews").click();
  await expect(heading(page, "Past reviews")).toBeFocused();
  const row = button(page, /^Checkout/);
  await expect(row.locator("img")).toHaveJSProperty("complete", true);
  await row.click();
  await expect(heading(page, "Needs work")).toBeFocused();
  await button(page, /Text too faint to read/).click();
  await expect(selectedLayer(page)).toHaveText("Card hint");
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, "Delete this review").click();
  await button(page, "Delete").click();
  await expect(heading(page, "No reviews yet")).toBeVisible();
});

test("the trial ends after three reviews, with the way to an account and its code", async ({
  page,
  request,
}) => {
  await start(page, request);
  for (const left of [2, 1, 0]) {
    await getFeedback(page);
    await expect(says(page, `Saved in your reviews · ${left} of 3 free reviews left`)).toBeVisible();
    await goBack(page);
  }
  await expect(heading(page, "Your free reviews are used up")).toBeVisible();
  await expect(button(page, "Get feedback")).toHaveCount(0);
  await button(page, "Create account").click();
  await expect(heading(page, "Account")).toBeFocused();
  const link = panel(page).getByRole("link", { name: /^Create the account in the browser/ });
  const address = /\/signup\?figma_id=\d+&link=[BCDFGHJKLMNPQRSTVWXZ]{8}/;
  await expect(link).toHaveAttribute("href", address);
  await panel(page).getByRole("combobox", { name: "Plan" }).selectOption("pro");
  await expect(link).toHaveAttribute("href", /&plan=pro$/);
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, "Back").click();
  await button(page, "Show live checks").click();
  await expect(heading(page, "Needs work")).toBeVisible();
});

test("without the API, live checks go on and say so; the review is made when it is back", async ({
  page,
  request,
}) => {
  await start(page, request);
  await page.route("**/api/**", (route) => route.abort());
  await getFeedback(page);
  await expect(heading(page, "Needs work")).toBeVisible();
  await expect(says(page, "Live checks go on. No review was saved.")).toBeVisible();
  await page.unroute("**/api/**");
  await button(page, "Try again").click();
  await expect(says(page, "Saved in your reviews · 2 of 3 free reviews left")).toBeVisible();
});

test("a first start without the API offers live checks, and gets its trial when the API is back", async ({
  page,
}) => {
  await page.route("**/api/**", (route) => route.abort());
  await openStage(page);
  await clickScreen(page, "Checkout");
  await expect(says(page, "Regard cannot be reached. Live checks go on.")).toBeVisible();
  await button(page, "Show live checks").click();
  await expect(says(page, "Live checks only. Nothing was sent or saved.")).toBeVisible();
  await page.unroute("**/api/**");
  await page.route("**/api/installations", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...ownAddress() } }),
  );
  await goBack(page);
  await expect(says(page, "3 of 3 free reviews left")).toBeVisible();
});
