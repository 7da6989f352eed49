import type { Locator, Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  box,
  button,
  clickScreen,
  designWith,
  expect,
  file,
  heading,
  layers,
  openFile,
  openStage,
  panel,
  panelFrame,
  screen,
  selectedLayer,
  solid,
  test,
  violations,
  words,
} from "./steps/on-stage.ts";

const headline = (page: Page) => panel(page).getByRole("heading", { level: 2 }).first();
const struck = (page: Page) => panel(page).locator("s");
const zoomOf = (page: Page) => page.getByRole("button", { name: /^Zoom \d/ });
const openFinding = (page: Page) => panel(page).getByRole("button", { expanded: true });

async function getFeedback(page: Page): Promise<void> {
  await button(page, /^(Second opinion|Second avis)/).click();
  await expect(button(page, /^(Back|Retour)$/)).toBeVisible();
}

/** Opens a file, and waits until the plugin runs on it. */
async function open(page: Page, ...screens: readonly object[]): Promise<void> {
  await openFile(page, file({ id: "0:1", name: "Page", type: "CANVAS", children: screens }));
  await expect(layers(page).getByRole("treeitem")).toHaveCount(screens.length);
  await expect(button(page, "Settings")).toBeVisible();
}

const choose = (page: Page, layer: string) =>
  layers(page).getByRole("treeitem", { name: layer, exact: true }).click();

/** A screen with one text in it, at a place of its own. */
const greeting = (index: number, name: string, grey: number, fields: object = {}) =>
  screen(name, {
    id: `${index + 1}:1`,
    absoluteBoundingBox: box(index * 400, 0, 300, 300),
    children: [words(`${index + 1}:2`, index * 400 + 20, 40, { fills: solid(grey, grey, grey) })],
    ...fields,
  });

const FAINT = 0.8;

test.beforeEach(({ page }) => openStage(page));

test.describe("a person", () => {
  test("is told what a second opinion asks where next to nothing is found, in a window that is as low as that", async ({
    page,
  }) => {
    await open(page, greeting(0, "Hello", 0));
    await choose(page, "Hello");
    await expect(headline(page)).toBeVisible();
    await expect(panel(page).getByText("Does a newcomer see what this screen is for?")).toBeVisible();
    await expect(panel(page).getByText("nothing is sent yet.", { exact: false })).toBeVisible();
  });

  test("goes from the verdict to the finding to its layer, sees it struck when it is fixed, and is offered what they select next", async ({
    page,
  }) => {
    await clickScreen(page, "Checkout");
    const zoom = await zoomOf(page).textContent();
    await getFeedback(page);
    await expect(headline(page)).toHaveText("Should be fixed");
    const finding = button(page, /Text too faint.*“We never store.*Major.*Measured/);
    await expect(finding).toHaveAccessibleDescription(
      "Show “We never store your full card number.” on the canvas",
    );
    await finding.click();
    await expect(selectedLayer(page)).toHaveText(["Card hint"]);
    await expect(zoomOf(page), "a layer that can be seen is not zoomed to").toHaveText(zoom ?? "");
    await panel(page).getByText("How it was found").click();
    await expect(panel(page).getByText("Computed from a standard.")).toBeVisible();
    const fill = page.getByRole("textbox", { name: "Fill" });
    await fill.fill("#1c1c1c");
    await fill.press("Enter");
    await expect(panel(page).getByText("No longer found: Text too faint")).toBeVisible();
    await expect(finding).toBeInViewport();
    await expect(struck(page)).toHaveText(["Text too faint"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(panel(page).getByText("Open again: 1")).toBeVisible();
    await expect(struck(page)).toHaveCount(0);
    await expect(finding).toBeInViewport();
    await panel(page).getByRole("button", { expanded: false }).last().scrollIntoViewIfNeeded();
    await choose(page, "Cart");
    await expect(panel(page).getByText("You selected Cart.")).toBeInViewport();
    await button(page, "Review it").click();
    await expect(heading(page, "Cart")).toBeVisible();
  });

  test("fixes a finding at a click, takes that back in one step, and deletes its layer and its screen", async ({
    page,
  }) => {
    await open(page, greeting(0, "Home", FAINT));
    await choose(page, "Home");
    await getFeedback(page);
    const finding = button(page, /Text too faint/);
    await finding.click();
    await button(page, /^Apply: Set the text to #7/).click();
    await expect(panel(page).getByText("Fixed: Text too faint")).toBeVisible();
    await expect(struck(page)).toHaveCount(1);
    await expect(finding).toBeInViewport();
    await expect(finding).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Fill" })).toHaveValue(/^#7/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(struck(page)).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Fill" })).toHaveValue("#cccccc");
    await expect(selectedLayer(page)).toHaveText(["Greeting"]);
    await page.getByRole("button", { name: "Delete layer" }).click();
    await expect(button(page, /Text too faint.*No longer found/)).toBeVisible();
    await choose(page, "Home");
    await page.getByRole("button", { name: "Delete layer" }).click();
    await expect(heading(page, "This screen was deleted")).toBeVisible();
    await button(page, /^Back$/).click();
    await expect(heading(page, "No screen on this page")).toBeVisible();
  });

  test("needs no mouse", async ({ page }) => {
    await clickScreen(page, "Checkout");
    await expect(button(page, "Second opinion…")).toBeVisible();
    await page.getByRole("button", { name: "Close plugin" }).focus();
    await tabTo(page, button(page, "Second opinion…"));
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText("Should be fixed");
    await expect(heading(page, "Checkout")).toBeFocused();
    const competing = button(page, /Main actions compete/);
    await tabTo(page, competing);
    await page.keyboard.press("k");
    await expect(competing).not.toBeFocused();
    await page.keyboard.press("j");
    await expect(competing).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(openFinding(page)).toBeFocused();
    await expect(selectedLayer(page)).toHaveText(["Button", "Button"]);
    await tabTo(page, button(page, "Show “Apply code” button on the canvas"));
    await page.keyboard.press("Enter");
    await expect(selectedLayer(page)).toHaveText(["Button"]);
    await tabTo(page, button(page, /^Back$/), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(button(page, "Second opinion…")).toBeVisible();
  });
});

/** Presses Tab until the place has the focus. */
async function tabTo(page: Page, place: Locator, key = "Tab"): Promise<void> {
  const hasFocus = () => place.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 40 && !(await hasFocus()); steps += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}

test("the panel says that its checks could not be loaded, and shows them after another try", async ({
  page,
  faults,
}) => {
  await page.route(/\/assets\/engine-(?!worker)[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `if (globalThis.isMended) {\n${await response.text()}\n}` });
  });
  await openStage(page);
  await clickScreen(page, "Checkout");
  await expect(heading(page, "The checks could not be loaded")).toBeVisible();
  await expect(button(page, "Second opinion…")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  expect(faults.splice(0).filter((fault) => !fault.includes("The engine did not run."))).toEqual([]);
  await (await panelFrame(page)).evaluate(() => Object.assign(globalThis, { isMended: true }));
  await button(page, "Try again").click();
  await expect(button(page, ALL_FINDINGS)).toBeVisible();
  await getFeedback(page);
  await expect(headline(page)).toHaveText("Should be fixed");
});

/** White words on a picture. */
const postcard = screen("Postcard", {
  absoluteBoundingBox: box(0, 0, 360, 640),
  children: [
    {
      id: "1:2",
      name: "Snow",
      type: "RECTANGLE",
      absoluteBoundingBox: box(0, 0, 360, 640),
      fills: [{ type: "IMAGE", scaleMode: "FILL", imageRef: "snow" }],
    },
    words("1:3", 20, 40, { fills: solid(1, 1, 1) }),
  ],
});

test("Words on a picture are measured by what the editor draws", async ({ page }) => {
  const imageSizes = { snow: { width: 800, height: 600 } };
  await openFile(page, file(designWith([postcard], { imageSizes })));
  await choose(page, "Postcard");
  await getFeedback(page);
  await expect(button(page, /^Text too faint/)).toBeVisible();
});
