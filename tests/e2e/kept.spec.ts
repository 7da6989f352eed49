import type { Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  box,
  button,
  canvas,
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

/** Opens the stage with rights, and the design in it, and selects its screen. */
async function open(page: Page, access: "edit" | "view" | "dev" = "edit"): Promise<void> {
  await page.goto(`/try?access=${access}`);
  await expect(layers(page).getByRole("treeitem")).not.toHaveCount(0);
  await openFile(page, file(design));
  await expect(layers(page).getByRole("treeitem")).toHaveCount(1);
  await expect(panel(page).getByRole("heading", { name: "Select a screen" })).toBeVisible();
  await layers(page).getByRole("treeitem", { name: "Home", exact: true }).click();
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
const pins = (page: Page) => layers(page).getByRole("treeitem", { name: "Regard pins" });

test.describe.configure({ timeout: 40_000 });

test("a dismissed finding no longer counts, is restored and comes back by an undo; whoever opens the plugin anew sees who did it", async ({
  page,
}) => {
  await open(page);
  await test.step("it stands folded away with its reason, and is restored", async () => {
    await dismiss(page, "All of Card", "Intended");
    await expect(finding(page)).toContainText("Dismissed");
    await expect(panel(page).getByText(/^Dismissed: Text too faint/)).toBeVisible();
    await expect(panel(page).getByText(/^Fixed/)).toHaveCount(0);
    await dismissed(page).click();
    await expect(panel(page).getByText("Intended")).toBeVisible();
    expect(await violations(await panelFrame(page))).toEqual([]);
    await button(page, /^Restore: /).click();
    await expect(finding(page)).not.toContainText("Dismissed");
    await expect(dismissed(page)).toHaveCount(0);
  });
  await test.step("it comes back by an undo in the editor, and by the one in the panel", async () => {
    await dismiss(page, "This layer", "Wrong finding");
    await expect(dismissed(page)).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(dismissed(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Redo", exact: true }).click();
    await expect(dismissed(page)).toBeVisible();
    await button(page, "Undo").click();
    await expect(dismissed(page)).toHaveCount(0);
  });
  await test.step("it stays dismissed for who opens the plugin anew", async () => {
    await dismiss(page, "This rule in this file", "Not ours to change");
    await expect(dismissed(page)).toBeVisible();
    await page.getByRole("button", { name: "Close plugin" }).click();
    await page.getByRole("button", { name: "Open Regard" }).click();
    await button(page, "Settings").click();
    await dismissed(page).click();
    await expect(panel(page).getByText("Not ours to change")).toBeVisible();
    await expect(panel(page).getByText(/^Designer, /)).toBeVisible();
  });
});

test("marks are placed and removed, and a file is given settings and loses them", async ({ page }) => {
  await open(page);
  await test.step("pins and annotations are placed and removed, pins hidden and taken back in one step; the layers know nothing of them", async () => {
    await panel(page).getByText("On the canvas", { exact: true }).click();
    await button(page, "Add: Numbered pins").click();
    await expect(pins(page)).toBeVisible();
    await expect(panel(page).getByText("Pin 1", { exact: true })).toBeVisible();
    await expect(canvas(page).getByText("1", { exact: true })).toBeVisible();
    await button(page, "Renew: Numbered pins").click();
    await expect(pins(page)).toHaveCount(1);
    await button(page, "Hide: Numbered pins").click();
    await expect(panel(page).getByText("Pin 1", { exact: true })).toHaveCount(0);
    await button(page, "Remove: Numbered pins").click();
    await expect(pins(page)).toHaveCount(0);
    await button(page, "Add: Numbered pins").click();
    await expect(pins(page)).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(pins(page)).toHaveCount(0);
    await expect(button(page, "Add: Numbered pins")).toBeVisible();
    await expect(finding(page)).toBeVisible();
    await button(page, "Add: Annotations").click();
    await expect(button(page, "Renew: Annotations")).toBeVisible();
    await button(page, "Remove: Annotations").click();
    await expect(button(page, "Add: Annotations")).toBeVisible();
  });
  await test.step("settings of the file apply at once, and are taken away again", async () => {
    await button(page, /^Back$/).click();
    await button(page, "Settings").click();
    await choose(page, "For this file");
    await button(page, "Give this file settings").click();
    await panel(page).getByText("Rules", { exact: true }).click();
    await panel(page).getByLabel("Find a rule").fill("too faint");
    await panel(page).getByRole("combobox", { name: "Text too faint", exact: true }).selectOption("Off");
    await expect(panel(page).getByText("Rules (1 changed)")).toBeVisible();
    expect(await violations(await panelFrame(page))).toEqual([]);
    await button(page, /^Back$/).click();
    await button(page, ALL_FINDINGS).click();
    await expect(panel(page).getByText(/one rule switched off/)).toBeVisible();
    await expect(finding(page)).toHaveCount(0);
    await button(page, /^Back$/).click();
    await button(page, "Settings").click();
    await button(page, "Remove from this file").click();
    await button(page, /^Back$/).click();
    await button(page, ALL_FINDINGS).click();
    await expect(finding(page)).toBeVisible();
  });
});

test.describe("who may not change the file", () => {
  test("reads and locates in Dev Mode, and is told why nothing else is offered", async ({ page }) => {
    await open(page, "dev");
    await expect(page.getByText("Dev Mode", { exact: true })).toBeVisible();
    await expect(panel(page).getByText(/^Dev Mode only reads/)).toBeVisible();
    await expect(panel(page).getByText("On the canvas", { exact: true })).toHaveCount(0);
    await openFinding(page);
    await expect(
      layers(page).getByRole("treeitem", { name: "Greeting", exact: true, selected: true }),
    ).toBeVisible();
    await expect(button(page, "Dismiss…")).toHaveCount(0);
    await expect(button(page, /^Fix/)).toHaveCount(0);
    expect(await violations(await panelFrame(page))).toEqual([]);
  });

  test("is told when they try as a viewer, and nothing more is offered then", async ({ page }) => {
    await open(page, "view");
    await dismiss(page, "This layer", "Intended");
    await expect(
      panel(page).getByText("You may only view this file, so nothing was changed in it."),
    ).toBeVisible();
    await expect(finding(page)).toBeVisible();
    await expect(panel(page).getByText(/^You may only view this file: /)).toBeVisible();
    await expect(button(page, "Dismiss…")).toHaveCount(0);
    await expect(button(page, /^Fix/)).toHaveCount(0);
    await expect(panel(page).getByText("On the canvas", { exact: true })).toHaveCount(0);
  });
});
