import type { Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  box,
  button,
  canvas,
  clickScreen,
  expect,
  file,
  installPlugin,
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
} from "./steps/on-stage.ts";

const onStage = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const choice = (page: Page) => panel(page).getByRole("checkbox", { name: /^Underline slips/ });
const question = (page: Page) =>
  page.getByRole("dialog", { name: "Let Regard check your texts while you type?" });
const words = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const underlined = (page: Page) => page.locator("mark");
const suggestions = (page: Page) => page.getByRole("list", { name: "Suggestions" });
const readsAlong = (page: Page) => page.getByText("Regard reads this text while you edit it.");

const TEXT = {
  id: "1:2",
  name: "Message",
  type: "TEXT",
  characters: "All is well.",
  absoluteBoundingBox: box(20, 20, 260, 260),
  fills: solid(0, 0, 0),
  style: { fontFamily: "Inter", fontSize: 16, fontWeight: 400, lineHeightPx: 24, lineHeightUnit: "PIXELS" },
};

/** Opens a screen with one text, and selects that as one who wants to edit it. */
async function openText(page: Page): Promise<void> {
  await openFile(page, file(screen("Home", { children: [TEXT] })));
  await expect(layers(page).getByRole("treeitem")).toHaveText(["Home"]);
  await expect(panel(page).getByRole("heading", { level: 1 })).toBeVisible();
  await canvas(page).dblclick();
  await expect(selectedLayer(page)).toHaveText("Message");
}

/** Switches it on in the settings, and says yes when the editor asks. */
async function switchOn(page: Page): Promise<void> {
  await expect(choice(page)).not.toBeChecked();
  await choice(page).click();
  await question(page).getByRole("button", { name: "Allow" }).click();
  await expect(choice(page)).toBeChecked();
}

test.describe("while somebody types", () => {
  test.beforeEach(async ({ page }) => {
    await openStage(page);
    await openText(page);
  });

  test("nothing is read until the person agrees; then a slip is underlined and mended, until it is switched off", async ({
    page,
  }) => {
    await test.step("a no leaves it off", async () => {
      await words(page).fill("We recieve it.");
      await button(page, "Settings").click();
      await choice(page).click();
      await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(question(page)).toHaveCount(0);
      await expect(choice(page)).not.toBeChecked();
      await words(page).focus();
      await expect(page.locator("iframe")).toHaveCount(1);
      await expect(underlined(page)).toHaveCount(0);
    });
    await test.step("a slip is underlined, and what should stand there is taken at a click", async () => {
      await switchOn(page);
      await words(page).fill("We recieve your message and will answer it.");
      await expect(underlined(page)).toHaveText("recieve");
      await expect(page.getByRole("status").getByText("1 place underlined")).toBeAttached();
      expect(await violations(page)).toEqual([]);
      await suggestions(page).getByRole("button", { name: "Replace “recieve” with “receive”" }).click();
      await expect(words(page)).toHaveValue("We receive your message and will answer it.");
      await expect(words(page)).toBeFocused();
      await expect(underlined(page)).toHaveCount(0);
      await expect(readsAlong(page)).toBeVisible();
    });
    await test.step("the keyboard reaches what should stand there, and comes back to the text", async () => {
      await words(page).fill("We recieve the the letter.");
      await expect(underlined(page)).toHaveText(["recieve", "the the"]);
      await words(page).press("Tab");
      await page.keyboard.press("Enter");
      await expect(words(page)).toHaveValue("We receive the the letter.");
      await expect(words(page)).toBeFocused();
      await page.keyboard.type("d");
      await expect(words(page)).toHaveValue("We received the the letter.");
      await expect(underlined(page)).toHaveText(["the the"]);
    });
    await test.step("it stops when it is switched off", async () => {
      await choice(page).click();
      await expect(choice(page)).not.toBeChecked();
      await words(page).focus();
      await expect(readsAlong(page)).toHaveCount(0);
      await expect(underlined(page)).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(1);
    });
  });

  test("goes on without the panel and after another start, and ends with the editing", async ({ page }) => {
    await button(page, "Settings").click();
    await switchOn(page);
    await onStage(page, "Close plugin").click();
    await words(page).fill("We recieve it.");
    await expect(underlined(page)).toHaveText("recieve");
    // Its page has no window.
    await expect(page.locator("iframe")).toBeHidden();
    await page.getByRole("textbox", { name: "Name" }).focus();
    await expect(underlined(page)).toHaveCount(0);
    await expect(page.locator("iframe")).toHaveCount(0);
    await onStage(page, "Open Regard").click();
    await button(page, "Settings").click();
    await expect(choice(page)).toBeChecked();
    await page.reload();
    await openText(page);
    await words(page).fill("We recieve it again.");
    await expect(underlined(page)).toHaveText("recieve");
  });
});

test.describe("the button beside a screen", () => {
  const relaunch = (page: Page) => onStage(page, "Review with Regard");

  test("is there after a review that was asked for; it opens the start, and sends nothing", async ({
    page,
    request,
  }) => {
    await installPlugin(page, request);
    await openStage(page);
    await clickScreen(page, "Checkout");
    await button(page, ALL_FINDINGS).click();
    await expect(button(page, /Text too faint/).first()).toBeVisible();
    await expect(relaunch(page)).toHaveCount(0);
    await button(page, /^Back$/).click();
    await button(page, "Second opinion…").click();
    await button(page, "Save this review: free").click();
    await expect(panel(page).getByText(/^Saved in your reviews/)).toBeVisible();
    await expect(relaunch(page)).toBeVisible();
    await onStage(page, "Close plugin").click();
    await clickScreen(page, "Cart");
    await expect(relaunch(page)).toHaveCount(0);
    await clickScreen(page, "Checkout");
    expect(await violations(page)).toEqual([]);
    const sent: string[] = [];
    page.on("request", (asked) => {
      const { pathname, protocol } = new URL(asked.url());
      const isByPanel =
        asked.frame() !== page.mainFrame() && !["data:", "blob:", "about:"].includes(protocol);
      if (isByPanel || pathname.startsWith("/api/")) sent.push(`${asked.method()} ${asked.url()}`);
    });
    // The manifest has one name for it, in whatever language the editor is.
    await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
    await relaunch(page).click();
    await expect(button(page, "Second avis")).toBeVisible();
    await expect(button(page, "Tous les constats")).toBeVisible();
    expect(
      await (
        await panelFrame(page)
      ).evaluate(() => document.scripts[1]?.text.includes('__FIGMA_COMMAND__ = "review"')),
    ).toBe(true);
    expect(sent).toEqual([]);
  });
});
