import { expect, test } from "vitest";
import { fromHex } from "../../../scene/color.ts";
import { isAnotherGround, keepsHue, losesName } from "./same-color.ts";

test.each([
  ["yellow", "#efb509", "mustard", "#bc8d00"],
  ["orange", "#ff8433", "brown", "#c05800"],
  ["lime", "#8bc34a", "olive", "#598200"],
  ["gold", "#c9902a", "brown", "#946500"],
])("a darker %s (%s) is called %s (%s)", (_, from, __, to) => {
  expect(losesName(fromHex(from), fromHex(to))).toBe(true);
});

test.each([
  ["yellow that stays one", "#fcc436", "#efb509"],
  ["pink", "#ff6fae", "#d4387f"],
  ["red", "#ef4444", "#d3242d"],
  ["red orange", "#fa4a0c", "#d13900"],
  ["green", "#46d28c", "#00814e"],
  ["blue", "#18a0fb", "#007bc5"],
  ["violet", "#9873ff", "#7a51da"],
  ["beige, a light brown", "#be9664", "#966f3e"],
  ["mustard, which is no yellow any more", "#ae8a2c", "#8e6c00"],
  ["grey", "#a0a0a0", "#767676"],
])("%s keeps its name (%s, %s)", (_, from, to) => {
  expect(losesName(fromHex(from), fromHex(to))).toBe(false);
});

test.each([
  ["a red that gets darker", "#ff4d4f", "#d4191c", true],
  ["a green that goes as dark as it can", "#00c878", "#007b48", true],
  ["a blue on a dark ground", "#185fa5", "#badaff", true],
  ["a grey", "#a0a0a0", "#555555", true],
  ["a slate", "#94a3b8", "#64748b", true],
  ["a slate that becomes a strong blue", "#94a3b8", "#2e5c8a", false],
  ["a green that becomes grey", "#3c9d5b", "#6b716d", false],
  ["a red that becomes nearly black", "#c62828", "#2b2020", false],
  ["a blue that becomes green", "#0f4c81", "#0a7d3f", false],
])("%s: %s and %s have one hue or not", (_, from, to, isOne) => {
  expect(keepsHue(fromHex(from), fromHex(to))).toBe(isOne);
});

test.each([
  ["sage", "#9eb2a0", "#647666", true],
  ["peach", "#e89f71", "#a56134", true],
  ["peach that stays one", "#e89f71", "#d38b5d", false],
  ["a strong teal", "#0dbcc0", "#007174", false],
  ["a grey", "#b0b0b0", "#767676", false],
])("%s as a ground: %s is another one than %s, or not", (_, from, to, isOther) => {
  expect(isAnotherGround(fromHex(from), fromHex(to))).toBe(isOther);
});
