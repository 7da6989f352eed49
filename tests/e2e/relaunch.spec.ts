import type { Page } from "@playwright/test";
import {
  ALL_FINDINGS,
  button,
  clickScreen,
  expect,
  installPlugin,
  openStage,
  panel,
  panelFrame,
  save,
  test,
  violations,
} from "./steps/on-stage.ts";

const onStage = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

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
    await save(page);
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
    await expect(button(page, ALL_FINDINGS)).toBeVisible();
    expect(
      await (
        await panelFrame(page)
      ).evaluate(() => document.scripts[1]?.text.includes('__FIGMA_COMMAND__ = "review"')),
    ).toBe(true);
    expect(sent).toEqual([]);
  });
});
