import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { underlinedFields } from "./underlined-fields.ts";

const line = (y: number, words: string, color = "#000000"): readonly SceneNode[] => [
  text(words, { x: 597, y: y - 26, width: 120, height: 18, sizePx: 15, color }),
  layer({ type: "RECTANGLE", x: 593, y, width: 364, height: 1, fill: "#222222" }),
];

const fieldsAmong = (...lines: readonly (readonly SceneNode[])[]): number =>
  underlinedFields(sightOf(lines.flat(), { width: 1440, height: 1024 })).length;

test("lines below each other with words on them that name what to write are fields", () => {
  expect(fieldsAmong(line(591, "Phone or email"), line(676, "Password"))).toBe(2);
});

test("a line alone, and lines below other words, divide what stands there", () => {
  expect(fieldsAmong(line(591, "Password"))).toBe(0);
  expect(fieldsAmong(line(591, "Delivery"), line(676, "Returns"))).toBe(0);
});

test("faint words on lines, and the dots of a password, are examples of what to write, in any language", () => {
  expect(
    fieldsAmong(line(591, "Käyttäjä", "#a0a0a0"), line(676, "••••••"), [text("Luo tili", { y: 100 })]),
  ).toBe(2);
});

test("faint words on a line with a figure at its end are a list of sums", () => {
  const sum = (y: number) => [
    ...line(y, "Paid", "#a0a0a0"),
    text("12,00", { x: 900, y: y - 26, width: 50, height: 18, sizePx: 15 }),
  ];
  expect(fieldsAmong(sum(591), sum(676))).toBe(0);
});

test("a line with a knob on it is a slider, whatever stands above it", () => {
  const slider = (y: number) => [
    ...line(y, "Contrast", "#a0a0a0"),
    layer({ type: "ELLIPSE", x: 700, y: y - 9, width: 20, height: 18, fill: "#ffffff" }),
  ];
  expect(fieldsAmong(slider(591), slider(676))).toBe(0);
});
