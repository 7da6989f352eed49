import { expect, test } from "vitest";
import { toHex, WHITE } from "../../scene/color.ts";
import { rgb } from "../../scene/testing.ts";
import { blendOver } from "./blending.ts";
import { ANY_COLOR, known } from "./color-range.ts";

const GREY = known(rgb("#808080"));

const over = (mode: string, hex: string, a = 1): string | undefined => {
  const range = blendOver(mode, { ...rgb(hex), a }, GREY);
  return range && toHex(range.lo);
};

test("white multiplied and black screened change nothing", () => {
  for (const mode of ["MULTIPLY", "DARKEN", "LINEAR_BURN"]) expect(over(mode, "#ffffff")).toBe("#808080");
  for (const mode of ["SCREEN", "LIGHTEN", "LINEAR_DODGE"]) expect(over(mode, "#000000")).toBe("#808080");
  expect(blendOver("MULTIPLY", { ...WHITE, a: 1 }, ANY_COLOR)).toEqual(ANY_COLOR);
});

test("each mode makes of two colours what its formula says, and less of it when translucent", () => {
  expect(over("MULTIPLY", "#808080")).toBe("#404040");
  expect(over("MULTIPLY", "#808080", 0.5)).toBe("#606060");
  expect(over("SCREEN", "#808080")).toBe("#c0c0c0");
  expect(over("DARKEN", "#40ff40")).toBe("#408040");
  expect(over("LIGHTEN", "#40ff40")).toBe("#80ff80");
  expect(over("LINEAR_BURN", "#c0c0c0")).toBe("#414141");
  expect(over("LINEAR_DODGE", "#c0c0c0")).toBe("#ffffff");
});

test("the outcome of other modes is not computed", () => {
  expect(over("HUE", "#808080")).toBeUndefined();
  expect(over("toString", "#808080")).toBeUndefined();
});
