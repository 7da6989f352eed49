import type { Page } from "@playwright/test";
import { expect } from "./on-stage.ts";

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const widthLeftOver = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);

/** Texts that their box cuts off. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        // Texts that are cut to nothing are meant for who hears them.
        const isShown =
          element.checkVisibility() &&
          clipPath === "none" &&
          !element.closest(".visually-hidden, [aria-hidden=true], svg");
        const isCut =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return cuts && hasText && isShown && isCut;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/**
 * The controls that something else covers whole when the keyboard reaches them:
 * https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
const hiddenWhenFocused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const STEPS = [0.1, 0.5, 0.9];
    const reached = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, [tabindex='0']"),
    ].filter(
      (element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(":disabled"),
    );
    return reached
      .filter((element) => {
        element.focus();
        const { x, y, width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        return !STEPS.some((across) =>
          STEPS.some((down) => {
            const top = document.elementFromPoint(x + width * across, y + height * down);
            return top !== null && (top.contains(element) || element.contains(top)) && top !== document.body;
          }),
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Holds that a page is as wide as its window, and hides nothing that the keyboard reaches: also with wide text. It is left with that. */
export async function expectAllReachable(page: Page, address: string): Promise<void> {
  expect.soft(await widthLeftOver(page), `${address} is as wide as the window`).toBeLessThanOrEqual(0);
  expect.soft(await hiddenWhenFocused(page), `${address} hides nothing that has the focus`).toEqual([]);
  await page.addStyleTag({ content: TEXT_SPACING }).catch(() => {});
  expect.soft(await widthLeftOver(page), `${address} with wide text`).toBeLessThanOrEqual(0);
  expect.soft(await clipped(page), `${address} cuts no wide text`).toEqual([]);
}
