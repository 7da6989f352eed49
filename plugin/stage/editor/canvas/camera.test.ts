import { expect, test } from "vitest";
import { between, fitBox, fitLegibly, toCanvas, toScreen, zoomAt } from "./camera.ts";

const SCREEN = { width: 800, height: 600 };

test("zooming keeps the point under the pointer", () => {
  const view = { x: 10, y: 20, zoom: 1 };
  const at = { x: 300, y: 200 };
  expect(toCanvas(zoomAt(view, at, 4), at)).toEqual(toCanvas(view, at));
});

test("the zoom stays within its limits", () => {
  expect(zoomAt({ x: 0, y: 0, zoom: 1 }, { x: 0, y: 0 }, 1000).zoom).toBe(32);
  expect(zoomAt({ x: 0, y: 0, zoom: 1 }, { x: 0, y: 0 }, 0).zoom).toBe(0.02);
});

test("a box is brought to the middle, whole, and no larger than wanted", () => {
  const box = { x: 100, y: 100, width: 2000, height: 100 };
  const shown = toScreen(fitBox(box, SCREEN), box);
  expect(shown.x + shown.width / 2).toBeCloseTo(400);
  expect(shown.y + shown.height / 2).toBeCloseTo(300);
  expect(shown.width).toBeCloseTo(800 - 2 * 48);
  expect(fitBox({ x: 0, y: 0, width: 10, height: 10 }, SCREEN, 1.5).zoom).toBe(1.5);
});

test("a long page opens at its top, as wide as there is room for", () => {
  const page = { x: 0, y: 500, width: 1280, height: 9791 };
  const shown = toScreen(fitLegibly(page, SCREEN), page);
  expect(shown).toMatchObject({ y: 48, width: 704 });
  const phone = { ...page, width: 375 };
  expect(toScreen(fitLegibly(phone, SCREEN), phone)).toMatchObject({ x: 212.5, y: 48, width: 375 });
  const card = { ...page, height: 900 };
  expect(fitLegibly(card, SCREEN)).toEqual(fitBox(card, SCREEN));
});

test("a move ends where it should and begins where it was", () => {
  const [from, to] = [
    { x: 5, y: 6, zoom: 0.5 },
    { x: -900, y: 40, zoom: 2 },
  ];
  for (const [share, view] of [
    [0, from],
    [1, to],
  ] as const) {
    const seen = between(from, to, SCREEN, share);
    expect(seen.x).toBeCloseTo(view.x);
    expect(seen.y).toBeCloseTo(view.y);
    expect(seen.zoom).toBeCloseTo(view.zoom);
  }
});
