import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  box,
  button,
  expect,
  file,
  layers,
  openFile,
  openStage,
  panel,
  panelFrame,
  screen,
  solid,
  test,
  violations,
} from "./steps/on-stage.ts";

/** A foreign name that is dangerous in HTML, in Markdown and in a spreadsheet. */
const HOSTILE = "=HYPERLINK(1)<img src=x onerror=alert(1)>";

/** The height of A4 between the margins, at 96 px an inch. */
const PAPER_HEIGHT_PX = ((297 - 2 * 14) / 25.4) * 96;

/** A tall screen with a text that is too faint in the middle of it. */
const tall = screen("Terms", {
  absoluteBoundingBox: box(0, 0, 300, 2400),
  children: [
    {
      id: "1:3",
      name: HOSTILE,
      type: "TEXT",
      absoluteBoundingBox: box(20, 1200, 200, 20),
      fills: solid(0.7, 0.7, 0.7),
      characters: "Welcome back",
      style: { fontFamily: "Inter", fontSize: 16, fontWeight: 400, lineHeightPx: 20 },
    },
  ],
});

async function showResults(page: Page): Promise<void> {
  await openFile(page, file({ id: "0:1", name: "Page", type: "CANVAS", children: [tall] }));
  await expect(layers(page).getByRole("treeitem")).toHaveCount(1);
  await layers(page).getByRole("treeitem", { name: "Terms" }).click();
  await button(page, ALL_FINDINGS).click();
  await expect(panel(page).getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("A designer on the stage", () => {
  test.beforeEach(({ page }) => openStage(page));

  test("tells others: a page that stands for itself opens with its picture and pins", async ({ page }) => {
    await showResults(page);
    await panel(page).getByText("Share", { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, /^Save as a page/).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Review of Terms.html");
    const html = await readFile(await download.path(), "utf8");
    expect(html).not.toContain("<img src=x");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.setContent(html);
    await expect(page.getByRole("heading", { name: "Text too faint to read" })).toBeVisible();
    const pin = page.getByRole("link", { name: /^1\. / });
    const boxes = async () => {
      const [at, picture] = await Promise.all([pin.boundingBox(), page.getByRole("img").boundingBox()]);
      if (!at || !picture) throw new Error("The picture or its pin is not there.");
      return { at, picture };
    };
    const { at, picture } = await boxes();
    expect((at.y - picture.y) / picture.height).toBeCloseTo(0.5, 1);
    await page.emulateMedia({ media: "print" });
    const printed = await boxes();
    expect(printed.picture.height, "a page of paper holds the picture").toBeLessThan(PAPER_HEIGHT_PX);
    expect((printed.at.y - printed.picture.y) / printed.picture.height).toBeCloseTo(0.5, 1);
    const first = await page.getByRole("heading", { name: "Text too faint to read" }).boundingBox();
    expect(first?.y).toBeGreaterThan(printed.picture.y + printed.picture.height);
    await page.emulateMedia({ media: "screen" });
    expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test("tells others: a table is saved in which a foreign name is no formula", async ({ page }) => {
    await showResults(page);
    await panel(page).getByText("Share", { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, /^Save as a table/).click(),
    ]);
    const cells = (await readFile(await download.path(), "utf8")).split(
      /[\r\n]+|,(?=(?:[^"]*"[^"]*")*[^"]*$)/,
    );
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  });

  test("looks at a tall screen at a size that can be read, and finds what fails on it", async ({ page }) => {
    await showResults(page);
    await panel(page).getByText("Views of the screen").click();
    const picture = panel(page).getByRole("img", { name: "Terms, Contrast" });
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(300);
    await expect(panel(page).getByText("0 pass · 1 fail")).toBeVisible();
    expect(await violations(await panelFrame(page))).toEqual([]);
    await button(page, /^“Welcome back”: .+ needs 4\.5:1/).click();
    await expect(layers(page).getByRole("treeitem", { selected: true })).toContainText("=HYPERLINK");
  });

  test("makes the panel larger, and finds it so the next time", async ({ page }) => {
    const frame = page.locator("iframe");
    await expect(button(page, /^Size of the panel/)).toBeVisible();
    await button(page, /^Size of the panel/).focus();
    for (const width of [420, 440, 460]) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => (await frame.boundingBox())?.width).toBe(width);
    }
    await page.reload();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(460);
  });
});
