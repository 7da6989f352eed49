import type { Page } from "@playwright/test";
import type { Point } from "../../shared/scene/geometry.ts";

export interface Cursor {
  readonly show: (at: Point, isPressed: boolean) => Promise<void>;
}

const ARROW =
  '<svg width="30" height="30" viewBox="0 0 30 30" style="filter:drop-shadow(0 1px 2px rgb(0 0 0 / 35%))">' +
  '<path d="M3 2v21.500l5.600-5.300 3.500 8 4.100-1.800-3.500-7.900h7.800z" fill="#16151a" stroke="#fff" stroke-width="1.800" stroke-linejoin="round"/></svg>';

/** Draws a cursor over the page: a browser without a screen shows none. It takes no part in what is pressed. */
export async function drawCursor(page: Page): Promise<Cursor> {
  const layer = await page.evaluateHandle((arrow) => {
    const element = document.createElement("div");
    element.style.cssText = "position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none";
    const ring =
      "position:absolute;left:-15px;top:-15px;width:36px;height:36px;border-radius:50%;background:rgb(91 91 214 / 30%)";
    element.innerHTML = `<div style="${ring}"></div><div style="position:absolute;left:-3px;top:-2px">${arrow}</div>`;
    document.documentElement.append(element);
    return element;
  }, ARROW);
  return {
    show: (at, isPressed) =>
      layer.evaluate(
        (element, { x, y, pressed }) => {
          element.style.transform = `translate(${x}px, ${y}px)`;
          if (element.firstElementChild instanceof HTMLElement)
            element.firstElementChild.style.visibility = pressed ? "visible" : "hidden";
        },
        { ...at, pressed: isPressed },
      ),
  };
}
