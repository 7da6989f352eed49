import { expect, test } from "vitest";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { tabBars } from "./tab-bars.ts";

const icon = (x: number, y: number) =>
  layer({ type: "VECTOR", x, y, width: 24, height: 24, fill: "#333333" });

const captionedIcons = (characters = "Page") =>
  [0, 1, 2, 3].flatMap((index) => [
    icon(38 + index * 90, 752),
    text(characters, { x: 34 + index * 90, y: 780, width: 30, height: 14, sizePx: 11 }),
  ]);

const ROLES = ["tab-bar", "tab", "tab", "tab", "tab"];

test("drawings above words at the foot are tabs though nothing lies behind them and nothing groups them", () => {
  expect(tabBars(sightOf(captionedIcons())).map(({ role }) => role)).toEqual(ROLES);
});

test("in a bar, a word at the side of a dot and drawings of several strokes are tabs", () => {
  const bar = layer({ x: 0, y: 740, width: 375, height: 72, fill: "#ffffff" }, [
    text("Menu", { x: 34, y: 768, width: 40, height: 14, sizePx: 12 }),
    layer({ type: "ELLIPSE", x: 24, y: 772, width: 6, height: 6, fill: "#117766" }),
    icon(140, 764),
    icon(222, 764),
    layer({ type: "VECTOR", x: 228, y: 800, width: 8, height: 2, fill: "#333333" }),
    icon(310, 764),
  ]);
  expect(tabBars(sightOf([bar])).map(({ role }) => role)).toEqual(ROLES);
});

test("a button raised over a bar stands among its tabs, and is none", () => {
  const tabs = [0, 1, 3, 4].flatMap((index) => [
    icon(26 + index * 75, 752),
    text("Page", { x: 23 + index * 75, y: 780, width: 30, height: 14, sizePx: 11 }),
  ]);
  const bar = layer({ x: 0, y: 740, width: 375, height: 72, fill: "#eeeeee" });
  const plus = layer({ type: "ELLIPSE", x: 160, y: 712, width: 56, height: 56, fill: "#cc2244" });
  const found = tabBars(sightOf([bar, ...tabs, plus, icon(176, 728)]));
  expect(found.map(({ role }) => role)).toEqual(ROLES);
  expect(found.flatMap(({ things }) => things.map(({ layer: { node } }) => node.id))).not.toContain(plus.id);
});

test("sentences in columns at the foot are no tabs, nor are icons without words and without a bar", () => {
  expect(tabBars(sightOf(captionedIcons("What we think of it")))).toEqual([]);
  expect(tabBars(sightOf([0, 1, 2, 3].map((index) => icon(38 + index * 90, 752))))).toEqual([]);
});

test("pictures in a row that people scroll down to are no tabs", () => {
  const row = (y: number) =>
    layer(
      { x: 32, y, width: 311, height: 64, fill: "#ffffff" },
      [0, 1, 2, 3].map((index) => layer({ x: 32 + 80 * index, y, width: 64, height: 64, fills: [image] })),
    );
  const list = (y: number) =>
    layer({ y: 100, width: 375, height: 700, clipsContent: true }, [
      layer({ y: 100, width: 375, height: 1100 }, [row(y)]),
    ]);
  expect(tabBars(sightOf([list(740)])).map(({ role }) => role)).toEqual(ROLES);
  expect(tabBars(sightOf([list(1046)]))).toEqual([]);
});
