import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { iconsInHead } from "./icons-in-head.ts";

const icon = (x: number, y: number): SceneNode =>
  layer({ type: "VECTOR", x, y, width: 24, height: 24, fill: "#222222" });

const countOf = (...nodes: readonly SceneNode[]): number => iconsInHead(sightOf(nodes)).length;

test("an icon alone in a corner at the head of a screen is a button", () => {
  expect(countOf(icon(20, 52), text("Settings", { x: 150, y: 54, width: 70 }))).toBe(1);
});

test("one with a word in its middle below it is a part of the link that both are", () => {
  expect(countOf(icon(20, 52), text("Home", { x: 18, y: 80, width: 28, height: 14, sizePx: 10 }))).toBe(0);
});

test("a title further down or beside the middle is no caption", () => {
  expect(countOf(icon(20, 52), text("Settings", { x: 20, y: 80, width: 120, sizePx: 28 }))).toBe(1);
});

test("a head full of icons is a pattern", () => {
  const many = Array.from({ length: 40 }, (_, index) => icon(10 + (index % 3), 40 + index));
  expect(countOf(...many)).toBe(0);
});

test("one right before words, in one thing with them, is a part of the link that both are", () => {
  const back = (gap: number): SceneNode =>
    layer({ x: 20, y: 48, width: 140, height: 32 }, [
      icon(20, 52),
      text("Zurück", { x: 44 + gap, y: 56, width: 60, height: 18 }),
    ]);
  expect(countOf(back(6))).toBe(0);
  expect(countOf(back(40))).toBe(1);
});
