import { expect, test } from "vitest";
import { contrastOf, mix, toHex } from "../../../scene/color.ts";
import { rgb } from "../../../scene/testing.ts";
import { tintDistance } from "./color-distance.ts";
import { readableColor } from "./readable-color.ts";

const readable = (color: string, against: string, required = 4.5): string | undefined => {
  const found = readableColor(rgb(color), rgb(against), required);
  return found && toHex(found);
};

test("a green stays green when it has to get darker", () => {
  const better = rgb(readable("#28a745", "#ffffff") ?? "");
  expect(tintDistance(better, rgb("#28a745"))).toBeLessThan(0.05);
});

test("a colour that lets its ground through is judged as it is seen", () => {
  const [ground, half] = [
    rgb("#ffffff"),
    (color: ReturnType<typeof rgb>) => mix(rgb("#ffffff"), color, 0.75),
  ];
  const found = readableColor(rgb("#777777"), ground, 4.5, half);
  expect(found && contrastOf(half(found), ground)).toBeGreaterThanOrEqual(4.5);
});
