import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { document as figDocument, figFile, guid, node, encodeOutline } from "../fig/make-fig.ts";
import {
  canvas,
  design,
  expect,
  layers,
  openFile,
  openStage,
  panel,
  selectedLayer,
  test,
} from "./steps/on-stage.ts";

const FIXTURES = path.resolve(import.meta.dirname, "../fixtures/fig");

const asFig = (bytes: Uint8Array, name = "design.fig") => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});

const real = async (name: string) => asFig(await readFile(path.join(FIXTURES, name)), name);

const at = (x: number, y: number) => ({ m00: 1, m01: 0, m02: x, m10: 0, m11: 1, m12: y });
const fill = (r: number, g: number, b: number) => [{ type: "SOLID", color: { r, g, b, a: 1 } }];

/** A phone screen at a place, with a faint text whose letters are outlines. */
const phone = (id: number, name: string, page: number, x: number) => [
  node(id, "FRAME", page, {
    name,
    size: { x: 360, y: 640 },
    transform: at(x, 0),
    fillPaints: fill(1, 1, 1),
  }),
  node(id + 1, "TEXT", id, {
    name: "Hint",
    size: { x: 280, y: 20 },
    transform: at(20, 40),
    fillPaints: fill(0.75, 0.75, 0.75),
    fontSize: 14,
    fontName: { family: "A font that nobody has", style: "Regular", postscript: "" },
    textData: { characters: "Your order leaves tomorrow morning" },
    derivedTextData: {
      glyphs: [
        { commandsBlob: 0, position: { x: 0, y: 14 }, fontSize: 14, firstCharacter: 0 },
        { commandsBlob: 0, position: { x: 12, y: 14 }, fontSize: 14, firstCharacter: 1 },
      ],
    },
  }),
];

const letter = encodeOutline(["M", 0, 0], ["L", 0.6, 0], ["L", 0.6, 0.7], ["Z"]);

/** Two pages, the first with two screens. */
const SHOP = asFig(
  figFile({
    name: "Shop",
    blobs: [letter],
    nodes: [
      ...figDocument(...phone(2, "Home", 1, 0), ...phone(4, "Cart", 1, 500)),
      { guid: guid(20), type: "CANVAS", name: "Later", parentIndex: { guid: guid(0), position: "~" } },
      ...phone(21, "Help", 20, 0),
    ],
  }),
  "shop-copy.fig",
);

const feedback = (page: Page) => panel(page).getByRole("button", { name: "Second opinion…" });

test.beforeEach(({ page }) => openStage(page));

test("a file opens with the screens of its first page; one is reviewed, and mended in a font where its letters were outlines", async ({
  page,
}) => {
  await openFile(page, SHOP);
  await expect(design(page, "Shop")).toBeVisible();
  await expect(canvas(page)).toBeFocused();
  await expect(layers(page).getByRole("treeitem")).toHaveText(["Cart", "Home"]);
  await layers(page).getByRole("treeitem", { name: "Cart" }).click();
  await expect(selectedLayer(page)).toHaveText(["Cart"]);

  await feedback(page).click();
  await panel(page)
    .getByRole("button", { name: /Text too faint/ })
    .first()
    .click();
  await expect(selectedLayer(page)).toHaveText(["Hint"]);
  const drawing = canvas(page).locator('svg [data-id="1:5"]');
  await expect(drawing.locator("path")).toHaveCount(1);
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Your order leaves today");
  await page.keyboard.press("Tab");
  await expect(drawing.locator("text").first()).toHaveText("Your order leaves today");
});

test("a page is read when somebody turns to it, and the plugin knows its screens", async ({ page }) => {
  await openFile(page, SHOP);
  await expect(layers(page).getByRole("treeitem")).toHaveText(["Cart", "Home"]);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: "Later" }).click();
  await expect(layers(page).getByRole("treeitem")).toHaveText(["Help"]);
  await layers(page).getByRole("treeitem", { name: "Help" }).click();
  await expect(feedback(page)).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Help" })).toBeVisible();
});

test("pictures that a file did not bring are counted in a line", async ({ page }) => {
  const pictures = [7, 8].map((id) =>
    node(id, "ROUNDED_RECTANGLE", 2, {
      size: { x: 100, y: 100 },
      transform: at(20, (id - 6) * 120),
      fillPaints: [{ type: "IMAGE", image: { hash: Uint8Array.of(id) }, imageScaleMode: "FILL" }],
    }),
  );
  await openFile(
    page,
    asFig(figFile({ nodes: figDocument(...phone(2, "Home", 1, 0), ...pictures), blobs: [letter] })),
  );
  await expect(page.getByText("2 pictures are not in this file")).toBeVisible();
  await openFile(page, SHOP);
  await expect(design(page, "Shop")).toBeVisible();
  await expect(page.getByText(/not in this file/)).toHaveCount(0);
});

test("the pictures of a file are shown, and given back when another one opens", async ({ page }) => {
  await openFile(page, await real("fig2sketch-structure.fig"));
  await layers(page)
    .getByRole("treeitem", { name: /^Symbols and images/ })
    .click();
  const picture = canvas(page).locator('svg image[href^="blob:"]').first();
  await expect(picture).toBeAttached();
  const address = (await picture.getAttribute("href")) ?? "";
  const canLoad = () =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await canLoad()).toBe(true);
  await openFile(page, await real("strava-summary.fig"));
  await expect(selectedLayer(page)).toHaveText(["Desktop"]);
  await expect.poll(canLoad).toBe(false);
});

test("reading can be cancelled: its worker ends at once, and what was open stays", async ({ page }) => {
  await page.route(/\/assets\/reader-.*\.js/, () => {}); // a reader that never comes
  await openFile(page, SHOP);
  await expect(page.getByRole("progressbar", { name: "Reading shop-copy.fig" })).toBeAttached();
  await expect(page.getByText("stays on this device")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(design(page, "Phone checkout")).toBeVisible();
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes("reader")).length).toBe(0);
});

test("a file that cannot be read says what it is, in French, too", async ({ page }) => {
  const whole = Buffer.from(SHOP.buffer);
  for (const [bytes, says] of [
    [Buffer.from("fig-jam. and more"), "This is a FigJam board."],
    [whole.subarray(0, whole.length / 2), "This file ends too early."],
    [Buffer.from("hello"), "This is no Figma file."],
  ] as const) {
    await openFile(page, asFig(bytes));
    await expect(page.getByRole("alert")).toContainText(says);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(design(page, "Phone checkout")).toBeVisible();
  }
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await openFile(page, asFig(Buffer.from("fig-jam.")));
  await expect(page.getByRole("alert")).toContainText("C’est un tableau FigJam.");
});

test("a reader that breaks down is told, not waited for", async ({ page }) => {
  await page.route(/\/assets\/reader-.*\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new RangeError('no memory left')" }),
  );
  await openFile(page, SHOP);
  await expect(page.getByRole("alert")).toContainText("Reading this file failed");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});
