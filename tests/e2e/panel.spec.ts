import type { Locator, Page } from "@playwright/test";
import { realDesigns } from "../real-designs.ts";
import {
  ALL_FINDINGS,
  box,
  button,
  canvas,
  clickScreen,
  designWith,
  expect,
  file,
  fileInHand,
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
  await expect(heading(page, "Select a screen")).toBeVisible();
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
const DARK = 0.1;

test.describe.configure({ timeout: 60_000 });

test.beforeEach(({ page }) => openStage(page));

test.describe("a person", () => {
  test("goes from the verdict to the finding to its layer, sees it struck when it is fixed, and is offered what they select next", async ({
    page,
  }) => {
    await expect(page.getByRole("complementary", { name: "Try it in three steps" })).toBeVisible();
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
    await expect(panel(page).getByText("Fixed: Text too faint")).toBeVisible();
    await expect(page.getByText("That is all.")).toBeVisible();
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

  test("fixes a component at a click, and all screens that use it with it", async ({ page }) => {
    const used = (index: number, name: string) =>
      greeting(index, name, FAINT, {
        children: [
          {
            ...words(`${index + 1}:3`, index * 400 + 20, 40),
            name: "Card",
            type: "INSTANCE",
            componentId: "9:1",
            fills: [],
            children: [words(`I${index + 1}:3;9:2`, index * 400 + 20, 40)],
          },
        ],
      });
    const main = greeting(3, "Card", FAINT, {
      id: "9:1",
      type: "COMPONENT",
      children: [words("9:2", 1220, 40)],
    });
    await open(page, used(0, "Home"), used(1, "Away"), main);
    await choose(page, "Home");
    await getFeedback(page);
    await button(page, /Text too faint/).click();
    await expect(panel(page).getByText(/^In the component “Card”: 1 place on these screens/)).toBeVisible();
    await button(page, /^Fix the component: /).click();
    await expect(panel(page).getByText("Fixed: Text too faint")).toBeVisible();
    await button(page, /^Back$/).click();
    await choose(page, "Away");
    await getFeedback(page);
    await expect(headline(page)).toHaveText("Nothing found");
  });

  test("fixes a finding at a click, takes that back in one step, and deletes its layer and its screen", async ({
    page,
  }) => {
    await open(page, greeting(0, "Home", FAINT));
    await choose(page, "Home");
    await getFeedback(page);
    const finding = button(page, /Text too faint/);
    await finding.click();
    await button(page, /^Fix it: Set the text to #7/).click();
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
    await expect(button(page, /Text too faint.*Gone with its layer/)).toBeVisible();
    await choose(page, "Home");
    await page.getByRole("button", { name: "Delete layer" }).click();
    await expect(heading(page, "This screen was deleted")).toBeVisible();
    await button(page, /^Back$/).click();
    await expect(heading(page, "Select a screen")).toBeVisible();
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

  test("reviews several screens at once and switches between them", async ({ page }) => {
    await open(page, greeting(0, "Faint", FAINT), greeting(1, "Clear", DARK));
    await clickScreen(page, "Faint");
    await page.keyboard.down("Shift");
    await clickScreen(page, "Clear");
    await page.keyboard.up("Shift");
    await expect(heading(page, "2 screens")).toBeVisible();
    await getFeedback(page);
    await expect(headline(page)).toHaveText("Must be fixed");
    await button(page, /^Text too faint.*Faint/).click();
    expect(await violations(await panelFrame(page))).toEqual([]);
    await button(page, /^Show .* on the canvas$/).click();
    await expect(selectedLayer(page)).toHaveText(["Greeting"]);
    await panel(page)
      .getByRole("list", { name: "Screens" })
      .getByRole("button", { name: /^Faint/ })
      .click();
    await expect(headline(page)).toHaveText("Must be fixed");
    await button(page, "All screens").click();
    await panel(page).getByText("1 screen without findings").click();
    await button(page, /^Clear/).click();
    await expect(headline(page)).toHaveText("Nothing found");
    await expect(panel(page).getByText(/2 layers checked against \d+ rules/)).toBeVisible();
  });

  test("sees at once what there is to do, and hears French when the stage does, unless told otherwise", async ({
    page,
  }) => {
    await expect(heading(page, "Select a screen")).toBeInViewport();
    await expect(button(page, "Check the whole file")).toBeInViewport({ ratio: 1 });
    await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
    await expect(heading(page, "Sélectionnez un écran")).toBeVisible();
    await expect(panel(page).locator("html")).toHaveAttribute("lang", "fr");
    await button(page, "Réglages").click();
    await panel(page).getByRole("radio", { name: "English" }).check();
    await button(page, /^Back$/).click();
    await expect(heading(page, "Select a screen")).toBeVisible();
    await page.getByRole("combobox", { name: "Langue" }).selectOption("en");
    await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(heading(page, "Select a screen")).toBeVisible();
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

test("a real design is dropped, reviewed, and its findings lead to its layers", async ({ page }) => {
  const design = realDesigns().find(({ name }) => name === "mobile-product-detail");
  test.skip(!design, "The real designs are not here.");
  const transfer = await fileInHand(page, JSON.stringify(design?.json));
  await canvas(page).dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByRole("button", { name: "File: Phone checkout" })).toHaveCount(0);
  await expect(heading(page, "Select a screen")).toBeVisible();
  await layers(page).getByRole("treeitem").first().click();
  await getFeedback(page);
  const finding = panel(page).getByRole("button", { expanded: false }).first();
  await finding.click();
  await expect(openFinding(page)).toBeVisible();
  await panel(page).getByText("How it was found").click();
  const first = button(page, /^Show .* on the canvas$/).first();
  await expect(selectedLayer(page).first()).toHaveText((await first.getAttribute("title")) ?? "");
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
