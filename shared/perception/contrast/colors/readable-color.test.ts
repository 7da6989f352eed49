import { expect, test } from "vitest";
import { seededRandom } from "../../../../tests/database/support/random.ts";
import { contrastOf, mix, toHex } from "../../../scene/color.ts";
import { rgb } from "../../../scene/testing.ts";
import { colorDistance, tintDistance } from "./color-distance.ts";
import { readableColor } from "./readable-color.ts";

const readable = (color: string, against: string, required = 4.5): string | undefined => {
  const found = readableColor(rgb(color), rgb(against), required);
  return found && toHex(found);
};

test("light text gets lighter and dark text darker, no more than needed", () => {
  expect(readable("#828282", "#ffffff")).toBe("#767676");
  expect(readable("#828282", "#333333")).toBe("#9b9b9b");
});

test("a green stays green when it has to get darker", () => {
  const better = rgb(readable("#28a745", "#ffffff") ?? "");
  expect(tintDistance(better, rgb("#28a745"))).toBeLessThan(0.05);
});

test("where the way to white does not suffice, it is black", () => {
  expect(colorDistance(rgb(readable("#ffffff", "#2f80ed") ?? ""), rgb("#000000"))).toBeLessThan(0.25);
});

test("some grounds leave no colour that is enough", () => {
  expect(readable("#ffffff", "#777777", 7)).toBeUndefined();
});

test("a colour that lets its ground through is judged as it is seen", () => {
  const [ground, half] = [
    rgb("#ffffff"),
    (color: ReturnType<typeof rgb>) => mix(rgb("#ffffff"), color, 0.75),
  ];
  const found = readableColor(rgb("#777777"), ground, 4.5, half);
  expect(found && contrastOf(half(found), ground)).toBeGreaterThanOrEqual(4.5);
});

test("whatever is found is enough, for colours of all kinds", () => {
  const random = seededRandom(7);
  const anyColor = () =>
    ({ r: random.below(256) / 255, g: random.below(256) / 255, b: random.below(256) / 255 }) as const;
  for (let turn = 0; turn < 500; turn++) {
    const [color, ground] = [anyColor(), anyColor()];
    const found = readableColor(color, ground, 4.5);
    expect(found && contrastOf(found, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
