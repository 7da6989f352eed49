import type { Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  box,
  button,
  designWith,
  expect,
  file,
  layers,
  openFile,
  panel,
  panelFrame,
  screen,
  solid,
  test,
  violations,
  words,
} from "./steps/on-stage.ts";

const line = (id: string, y: number, characters: string) =>
  words(id, 20, y, {
    name: characters,
    characters,
    absoluteBoundingBox: box(20, y, 300, 20),
    fills: solid(0.1, 0.1, 0.1),
  });

const design = designWith([
  screen("Home", {
    id: "1:1",
    children: [
      line("1:2", 40, "Please log in to see your orders"),
      line("1:3", 120, "Your orders are kept for a year"),
      line("1:4", 200, "You can send them back within a week"),
    ],
  }),
]);

async function openHouse(page: Page): Promise<void> {
  await page.goto("/try?access=edit");
  await expect(layers(page).getByRole("treeitem")).not.toHaveCount(0);
  await openFile(page, file(design));
  await expect(layers(page).getByRole("treeitem")).toHaveCount(1);
  await layers(page).getByRole("treeitem", { name: "Home", exact: true }).click();
  await expect(button(page, ALL_FINDINGS)).toBeVisible();
  await showHouse(page);
}

async function showHouse(page: Page): Promise<void> {
  await button(page, "Settings").click();
  await panel(page).getByRole("radio", { name: "For this file", exact: true }).check();
  await button(page, /^House rules/).click();
}

async function showFindings(page: Page): Promise<void> {
  await button(page, "Settings").click();
  await button(page, /^Back$/).click();
  await button(page, ALL_FINDINGS).click();
}

const finding = (page: Page) => button(page, /Your house says “Sign in”/);

test.describe("house rules", () => {
  test("are pasted, find another word at once, mend it with one click, and are taken away", async ({
    page,
  }) => {
    await openHouse(page);
    await panel(page).getByLabel("Add words").fill("Log in → Sign in\nBasket, cart");
    await button(page, "Keep these words").click();
    await expect(panel(page).getByText(/^Line 1: /)).toBeVisible();
    await panel(page).getByLabel("Add words").fill("");
    await expect(panel(page).getByText("not “Log in”")).toBeVisible();
    expect(await violations(await panelFrame(page))).toEqual([]);
    await showFindings(page);
    await finding(page).click();
    await button(page, /^Apply: /).click();
    await expect(finding(page)).toContainText("Fixed");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(finding(page)).not.toContainText("Fixed");
    await button(page, /^Back$/).click();
    await showHouse(page);
    await button(page, "Remove “Sign in”").click();
    await expect(panel(page).getByText("No words yet.")).toBeVisible();
    await showFindings(page);
    await expect(panel(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(finding(page)).toHaveCount(0);
  });
});
