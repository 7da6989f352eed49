import { expect, test } from "vitest";
import type { Box, SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { sureInk } from "./sure-ink.ts";

function inkOf(node: SceneNode): Box | null | undefined {
  const [one] = openAlone(screen([node])).texts;
  return one && sureInk(one);
}

const words = (characters: string, options: Parameters<typeof text>[1] = {}) =>
  text(characters, { x: 20, y: 100, width: 200, height: 24, ...options });

test("of a line that its box fits, all but ascenders and descenders", () => {
  expect(inkOf(words("Delivery within two days"))).toEqual({ x: 20, y: 108, width: 200, height: 8 });
});

test("of a line in a wider box, as much as the narrowest font needs", () => {
  const ink = inkOf(words("Delivery", { resize: "height", align: "right" }));
  expect(ink?.width).toBeLessThan(60);
  expect(ink && ink.x + ink.width).toBe(220);
});

test("not beyond what the editor has painted", () => {
  const renderBox = { x: 40, y: 104, width: 100, height: 14 };
  expect(inkOf(words("Delivery within two days", { renderBox }))).toEqual({
    x: 40,
    y: 108,
    width: 100,
    height: 8,
  });
});

test("not where it is cut off", () => {
  const clip = layer({ width: 120, height: 300, clipsContent: true }, [words("Delivery within two days")]);
  expect(inkOf(clip)?.width).toBe(100);
});

test("not in empty lines", () => {
  const lines = { height: 96, resize: "height" } as const;
  expect(inkOf(words("\nDelivery\n\n", lines))).toMatchObject({ y: 132, height: 8 });
});

test("of several paragraphs, as much as the shortest needs", () => {
  const ink = inkOf(words("Delivery within two days\nFree", { height: 48, resize: "height" }));
  expect(ink?.width).toBeLessThan(30);
  expect(ink?.height).toBe(32);
});

test("nowhere, when the box does not tell", () => {
  expect(inkOf(words("Delivery", { rotationDeg: 20 }))).toBeNull();
  expect(inkOf(words("Delivery", { resize: "none" }))).toBeNull();
});
