import type { Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  box,
  button,
  expect,
  file,
  installPlugin,
  layers,
  openFile,
  openStage,
  panel,
  panelFrame,
  save,
  says,
  screen,
  selectedLayer,
  solid,
  test,
  violations,
  words,
} from "./steps/on-stage.ts";

const radio = (page: Page, name: string) => panel(page).getByRole("radio", { name });
const headline = (page: Page) => panel(page).getByRole("heading", { level: 1 });

const choose = (page: Page, layer: string) =>
  layers(page).getByRole("treeitem", { name: layer, exact: true }).click();

const phone = (index: number, x: number, y: number, level = 0.8, fields: object = {}) =>
  screen(`Phone ${index}`, {
    id: `${index}:1`,
    absoluteBoundingBox: box(x, y, 390, 844),
    children: [
      words(`${index}:2`, x + 20, y + 80, {
        name: `Greeting ${index}:2`,
        fills: solid(level, level, level),
      }),
    ],
    ...fields,
  });

const board = screen("Board", {
  id: "100:1",
  absoluteBoundingBox: box(0, 0, 1500, 1000),
  fills: solid(0.1, 0.1, 0.2),
  children: [phone(1, 60, 80), phone(2, 540, 80), phone(3, 1020, 80, 0.2, { fills: [] })],
});

async function open(page: Page, ...screens: readonly object[]): Promise<void> {
  await openFile(page, file({ id: "0:1", name: "Page", type: "CANVAS", children: screens }));
  await expect(layers(page).getByRole("treeitem")).toHaveCount(screens.length);
  await expect(button(page, "Settings")).toBeVisible();
}

test.describe.configure({ timeout: 90_000 });

test("a phone on a board is reviewed alone, on what is painted behind it, and its layers are found", async ({
  page,
  request,
}) => {
  await installPlugin(page, request);
  await openStage(page);
  await open(page, board);
  await choose(page, "Board");
  await expect(headline(page)).toHaveText("3 screens");
  await radio(page, "The whole board").check({ force: true });
  await expect(headline(page)).toHaveText("Board");
  await radio(page, "Each of the 3 screens").check({ force: true });
  await expect(headline(page)).toHaveText("3 screens");
  expect(await violations(await panelFrame(page))).toEqual([]);
  await button(page, ALL_FINDINGS).click();
  await save(page);
  await expect(says(page, /^Saved at /)).toBeVisible();
  await button(page, /^Phone 3\b.*Must be fixed/).click();
  await button(page, /Text too faint/)
    .first()
    .click();
  await expect(selectedLayer(page)).toHaveText(["Greeting 3:2"]);
});
