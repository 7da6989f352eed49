import { readFile } from "node:fs/promises";
import { judgeOwnPage, saidBy } from "./steps/judge-own-page.ts";
import { isApplied, subscribe } from "./steps/on-billing.ts";
import { openAccount, test } from "./steps/on-site.ts";
import { expect } from "./steps/on-stage.ts";

test("an owner writes the house rules of a team; in two windows at once nothing is lost; an earlier version comes back", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000); // a plan is bought first
  await openAccount(page, request);
  await subscribe(page, "Starter");
  await isApplied(page);
  await page.goto("/house-rules");
  await expect(page.getByText("You are not in a team.")).toBeVisible();
  await page.getByRole("link", { name: "Create a team" }).click();
  await page.getByLabel("Name of the team").fill("Atelier");
  await page.getByRole("button", { name: "Create a team" }).click();
  await page.getByRole("link", { name: "Open the house rules" }).click();

  const words = page.getByRole("textbox", { name: "Add words" });
  const save = page.getByRole("button", { name: "Save for the team" });
  await page.getByRole("textbox", { name: "Brief" }).fill("A bank’s app for people with one account.");
  await words.fill("Log in → Sign in\niPhone");
  await page.keyboard.press("Tab"); // where
  await page.keyboard.press("Tab"); // language
  await page.keyboard.press("Tab"); // add
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Gaps (px)" }).fill("4, 8, 16");
  await page.getByRole("textbox", { name: "Colours" }).fill("Brand #5b5bd6, #ffffff");
  await page.getByLabel("Name", { exact: true }).fill("Undo");
  await page.getByLabel("Principle", { exact: true }).fill("Every destructive action can be undone.");
  await page.getByRole("button", { name: "Add", exact: true }).last().click();
  await page.getByLabel("Rule", { exact: true }).selectOption("shouting");
  await page.getByRole("button", { name: "Set" }).click();
  await save.click();
  await expect(page.getByText("Version 1", { exact: true })).toBeVisible();
  // The words that are never said are shown beside those that are.
  expect.soft(saidBy(await judgeOwnPage(page, "en"), ["inconsistent-terms"])).toEqual([]);

  const other = await page.context().newPage();
  await other.goto("/house-rules");
  await other.getByRole("textbox", { name: "Add words" }).fill("Basket");
  await other.getByRole("button", { name: "Add", exact: true }).first().click();
  await other.getByRole("button", { name: "Save for the team" }).click();
  await expect(other.getByText("Version 2", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Remove iPhone" }).click();
  await save.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Added 1 word: Basket")).toBeVisible();
  await expect(dialog.getByText("Removed 1 word: iPhone")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep both" }).click();
  await expect(page.getByText("Version 3", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove (?:Sign in|Basket)$/ })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Remove iPhone" })).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download regard.config.json" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as Record<string, unknown>;
  expect(file["$schema"]).toMatch(/\/schema\/house-rules-1\.json$/);
  expect(file).toMatchObject({
    version: 1,
    words: [
      { say: "Sign in", never: ["Log in"] },
      { say: "Basket", kind: "exact" },
    ],
    values: { gaps: [4, 8, 16], colors: [{ name: "Brand", hex: "#5b5bd6" }, { hex: "#ffffff" }] },
  });

  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByRole("button", { name: "Remove iPhone" })).toBeVisible();
  await save.click();
  await expect(page.getByText("Version 4", { exact: true })).toBeVisible();
});
