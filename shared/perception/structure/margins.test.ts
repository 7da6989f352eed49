import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { margins } from "./margins.ts";

const marginsOf = (children: readonly SceneNode[]) => {
  const node = screen(children);
  const found = margins(openFrame(sceneOf(node), node));
  return found && { left: found.left?.px, right: found.right?.px, usualPx: found.usualPx };
};

const card = (y: number, x = 20, width = 335) =>
  layer({ x, y, width, height: 80, fill: "#eeeeee" }, [text("Words", { x: x + 16, y: y + 16 })]);

test("cards and words keep to the margins, and what lies in a card counts with it", () => {
  expect(marginsOf([text("Title", { x: 20, y: 40 }), card(100), card(200), card(300)])).toEqual({
    left: 20,
    right: 20,
    usualPx: 20,
  });
});

test("a ground as wide as the screen has none, but what lies on it", () => {
  const band = layer(
    { width: 375, height: 812, fill: "#eeeeee" },
    [100, 200, 300].map((y) => card(y, 16, 340)),
  );
  expect(marginsOf([band])).toEqual({ left: 16, right: 19, usualPx: 16 });
});

test("one layer further out is no margin", () => {
  expect(marginsOf([card(20, 4), card(100), card(200), card(300)])).toMatchObject({ left: 20 });
});

test("a screen whose layers share no line has none", () => {
  expect(marginsOf([text("One", { x: 20 }), text("Two", { x: 48, y: 40 })])).toBeUndefined();
});
