import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { underlinedFields } from "./underlined-fields.ts";

const line = (y: number, words: string): readonly SceneNode[] => [
  text(words, { x: 597, y: y - 26, width: 120, height: 18, sizePx: 15 }),
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
