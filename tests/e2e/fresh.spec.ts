import type { APIRequestContext, Page } from "@playwright/test";
import type { Scene } from "../../shared/scene/scene.ts";
import {
  ALL_FINDINGS,
  box,
  button,
  clickScreen,
  expect,
  file,
  heading,
  installPlugin,
  layers,
  openFile,
  openStage,
  says,
  screen,
  selectedLayer,
  test,
  words,
} from "./steps/on-stage.ts";

const choose = (page: Page, layer: string) =>
  layers(page)
    .getByRole("treeitem", { name: new RegExp(`^${layer}(, locked)?$`) })
    .click();

/** Small words in their own box. */
const small = (id: string, y: number, characters: string, fields: object = {}) =>
  words(id, 20, y, {
    name: characters,
    characters,
    absoluteBoundingBox: box(20, y, 60, 14),
    style: { fontFamily: "Inter", fontSize: 12, fontWeight: 400, lineHeightPx: 14 },
    ...fields,
  });

const pageOf = (id: string, ...children: readonly object[]) => ({
  id,
  name: `Page ${id}`,
  type: "CANVAS",
  children,
});
const fileOf = (...pages: readonly object[]) =>
  file({ name: "Design", document: { id: "0:0", name: "Design", type: "DOCUMENT", children: pages } });

const faint = screen("Home", {
  children: [small("1:2", 40, "Faint words"), small("1:3", 200, "More of them")],
});

async function open(page: Page, given: ReturnType<typeof file>): Promise<void> {
  await openFile(page, given);
  await expect(heading(page, "Select a screen")).toBeVisible();
  await choose(page, "Home");
}

/** Asks for a review and takes up what is offered: to save it, which is free. */
async function save(page: Page): Promise<void> {
  await button(page, "Second opinion…").click();
  await button(page, "Save this review: free").click();
}

async function reviewed(page: Page): Promise<void> {
  await button(page, /^Second opinion/).click();
  await expect(button(page, /^Back$/)).toBeVisible();
}

test.describe.configure({ timeout: 60_000 });

test.describe("going to a finding", () => {
  test.beforeEach(({ page }) => openStage(page));

  test("goes back to its page, and to layers that were locked in the meantime", async ({ page }) => {
    const other = screen("Other", { id: "2:1", children: [] });
    await open(page, fileOf(pageOf("0:1", { ...faint, locked: true }), pageOf("0:2", other)));
    await reviewed(page);
    await page.getByRole("button", { name: "Page 0:2" }).click();
    await expect(layers(page).getByRole("treeitem", { name: "Other", exact: true })).toBeVisible();
    await button(page, /Text too faint/).click();
    await expect(selectedLayer(page)).toHaveCount(2);
    await expect(says(page, /is locked, or lies in a locked layer. Unlock it to change it./)).toBeVisible();
  });
});

test("a paint that nobody can read costs the paint alone, and is listed with its layer", async ({ page }) => {
  const damaged = small("1:4", 120, "Damaged", { fills: [{ type: "SOLID", color: {} }] });
  await openStage(page);
  await test.step("selecting in the list of layers with Shift selects no text", async () => {
    const rows = layers(page).getByRole("treeitem");
    await rows.first().click();
    await rows.nth(1).click({ modifiers: ["Shift"] });
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
  });
  await open(page, fileOf(pageOf("0:1", { ...faint, children: [...faint.children, damaged] })));
  await reviewed(page);
  await says(page, "Not read (1)").click();
  await expect(says(page, "A fill")).toBeVisible();
  await button(page, "Show Damaged on the canvas").click();
  await expect(selectedLayer(page)).toHaveText(["Damaged"]);
});

test.describe("a review that was asked for", () => {
  const start = async (page: Page, request: APIRequestContext) => {
    await installPlugin(page, request);
    await openStage(page);
    await clickScreen(page, "Checkout");
    await expect(button(page, ALL_FINDINGS)).toBeVisible();
  };

  test("judges what is on the canvas when it is asked for, and not what was there a moment before", async ({
    page,
    request,
  }) => {
    await installPlugin(page, request);
    await openStage(page);
    await open(page, fileOf(pageOf("0:1", faint)));
    await expect(button(page, ALL_FINDINGS)).toBeVisible();
    await layers(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(selectedLayer(page)).toHaveText(["More of them"]);
    const sent = page.waitForRequest((one) => one.url().endsWith("/api/reviews") && one.method() === "POST");
    await page.getByRole("textbox", { name: "Fill" }).fill("#000000");
    await page.keyboard.press("Enter");
    await save(page);
    const { scene } = (await sent).postDataJSON() as { readonly scene: Scene };
    const black = { type: "solid", color: { r: 0, g: 0, b: 0 } };
    expect(scene.frames[0]?.children?.map((node) => node.fills)).toMatchObject([[{}], [black]]);
    await expect(says(page, /Saved in your reviews/)).toBeVisible();
  });

  test("is found in the history when the plugin was closed in the middle", async ({ page, request }) => {
    await start(page, request);
    const sent = page.waitForResponse(
      (one) => one.url().endsWith("/api/reviews") && one.request().method() === "POST",
    );
    await save(page);
    await sent;
    await page.getByRole("button", { name: "Close plugin" }).click();
    await page.getByRole("button", { name: "Open Regard" }).click();
    await button(page, "Past reviews").click();
    await expect(button(page, /^Checkout/)).toBeVisible();
  });
});
