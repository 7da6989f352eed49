import { expect, test } from "vitest";
import { fromHex } from "../../../scene/color.ts";
import { losesName } from "./loses-name.ts";

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
  ["green", "#46d28c", "#00814e"],
  ["blue", "#18a0fb", "#007bc5"],
  ["violet", "#9873ff", "#7a51da"],
  ["beige, a light brown", "#be9664", "#966f3e"],
  ["mustard, which is no yellow any more", "#ae8a2c", "#8e6c00"],
  ["grey", "#a0a0a0", "#767676"],
])("%s keeps its name (%s, %s)", (_, from, to) => {
  expect(losesName(fromHex(from), fromHex(to))).toBe(false);
});
