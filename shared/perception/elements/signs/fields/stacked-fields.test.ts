import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { stackedFields } from "./stacked-fields.ts";

const WIDE = { width: 1440, height: 1024, fill: "#ad1b30" };

const box = (y: number, words: string, x = 480): readonly SceneNode[] => [
  layer({ type: "RECTANGLE", x, y, width: 470, height: 80, fill: "#ffffff" }),
  text(words, { x: x + 26, y: y + 33, width: 60, height: 14, sizePx: 16, color: "#c4c4c4" }),
];

const fieldsAmong = (...boxes: readonly (readonly SceneNode[])[]): number =>
  stackedFields(sightOf(boxes.flat(), WIDE)).length;

test("of boxes alike below each other, all are to be written in where half of them say so", () => {
  expect(fieldsAmong(box(460, "Login"), box(610, "Password", 482))).toBe(2);
});

test("a box alone, boxes that say nothing of the kind and boxes side by side stay open", () => {
  expect(fieldsAmong(box(460, "Password"))).toBe(0);
  expect(fieldsAmong(box(460, "Wireless"), box(610, "Bluetooth"))).toBe(0);
  expect(fieldsAmong(box(460, "Login"), box(460, "Password", 960))).toBe(0);
});

test("rows that touch are a list, and boxes that ask for an action are buttons", () => {
  expect(fieldsAmong(box(460, "Login"), box(540, "Password"))).toBe(0);
  expect(fieldsAmong(box(460, "Continue with phone"), box(610, "Continue with email"))).toBe(0);
});
