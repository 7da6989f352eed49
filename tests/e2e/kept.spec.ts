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
  test,
  violations,
  words,
} from "./steps/on-stage.ts";

/** A screen with a text that is too faint, in an instance of a component, and one beside it. */
const faint = screen("Home", {
  id: "1:1",
  children: [
    {
      id: "1:2",
      name: "Card",
      type: "INSTANCE",
      componentId: "9:1",
      absoluteBoundingBox: box(20, 40, 200, 20),
      children: [words("I1:2;9:2", 20, 40)],
    },
  ],
});

const design = designWith([faint], { components: { "9:1": { key: "k", name: "Card" } } });

/** Opens the design on the stage, and selects its screen. */
async function open(page: Page): Promise<void> {
  await page.goto("/try?access=edit");
  await expect(layers(page).getByRole("treeitem")).not.toHaveCount(0);
  await openFile(page, file(design));
  await expect(layers(page).getByRole("treeitem")).toHaveCount(1);
  await button(page, ALL_FINDINGS).click();
  await expect(finding(page)).toBeVisible();
}

const finding = (page: Page) => button(page, /^(?!Restore).*Text too faint/);
const openFinding = (page: Page) => finding(page).click();

const choose = (page: Page, name: string) => panel(page).getByRole("radio", { name, exact: true }).check();

async function dismiss(page: Page, where: string, why: string): Promise<void> {
  await openFinding(page);
  await button(page, "Dismiss…").click();
  await choose(page, where);
  await choose(page, why);
  await panel(page).getByRole("button", { name: "Dismiss", exact: true }).click();
}

const dismissed = (page: Page) => panel(page).getByText("Dismissed (1)");
const details = (page: Page) => panel(page).getByText(/^Details[^(]* \(/);

test("a dismissed finding no longer counts, is restored and comes back by an undo; whoever opens the plugin anew sees who did it", async ({
  page,
}) => {
  await open(page);
  await test.step("it stands folded away with its reason, and is restored", async () => {
    await dismiss(page, "All of Card", "Intended");
    await expect(finding(page)).toContainText("Dismissed");
    await expect(panel(page).getByText(/^Dismissed: Text too faint/)).toBeVisible();
    await expect(panel(page).getByText(/^Fixed|^No longer/)).toHaveCount(0);
    await details(page).click();
    await expect(dismissed(page)).toBeVisible();
    await expect(panel(page).getByText("Intended")).toBeVisible();
    expect(await violations(await panelFrame(page))).toEqual([]);
    await button(page, /^Restore: /).click();
    await expect(finding(page)).not.toContainText("Dismissed");
    await expect(dismissed(page)).toHaveCount(0);
  });
  await test.step("it comes back by an undo in the editor, and by the one in the panel", async () => {
    await dismiss(page, "This layer", "Wrong finding");
    await expect(dismissed(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(dismissed(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await expect(dismissed(page)).toHaveCount(1);
    await button(page, "Undo").click();
    await expect(dismissed(page)).toHaveCount(0);
  });
  await test.step("it stays dismissed for who opens the plugin anew", async () => {
    await dismiss(page, "This rule in this file", "Not ours to change");
    await expect(dismissed(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Close plugin" }).click();
    await page.getByRole("button", { name: "Open Regard" }).click();
    await button(page, "Settings").click();
    await dismissed(page).click();
    await expect(panel(page).getByText("Not ours to change")).toBeVisible();
    await expect(panel(page).getByText(/^Designer, /)).toBeVisible();
  });
});
