import { expect, test } from "vitest";
import { layer, sceneOf, screen } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { isFloating } from "./is-floating.ts";

const round = [28, 28, 28, 28] as const;
const disc = { name: "Ellipse 2", width: 56, height: 56, fill: "#2a4bff", cornerRadiiPx: round };

const floats = (options: Parameters<typeof layer>[0]): boolean => {
  const root = screen([layer(options)]);
  return openFrame(sceneOf(root), root).layers.filter(isFloating).length === 1;
};

test.each([
  ["a round button in the corner", { ...disc, x: 299, y: 700 }],
  ["what casts a shadow", { effects: [{ type: "drop-shadow" as const, radiusPx: 8 }] }],
  ["what is placed freely", { isAbsolute: true as const }],
  ["what is called so", { name: "FAB" }],
])("%s floats above the content", (_, options) => {
  expect(floats(options)).toBe(true);
});

test.each([
  ["a round button in the middle", { ...disc, x: 160, y: 300 }],
  ["a card in the corner", { ...disc, x: 255, y: 700, width: 100 }],
  ["a square in the corner", { ...disc, x: 299, y: 700, cornerRadiiPx: [8, 8, 8, 8] as const }],
])("%s does not", (_, options) => {
  expect(floats(options)).toBe(false);
});
