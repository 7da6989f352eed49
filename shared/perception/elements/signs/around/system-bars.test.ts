import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { systemBars } from "./system-bars.ts";

test("letters all over a page are no keyboard", () => {
  const page = "abcdefghijklmnopqrstuvwxyz"
    .split("")
    .map((letter, index) => text(letter, { x: 20, y: 40 + index * 30, width: 12, height: 20 }));
  expect(
    systemBars(sightOf([layer({ x: 0, y: 20, width: 375, height: 790 }, page)], { height: 812 })),
  ).toEqual([]);
});

const TITLE = text("Settings", { x: 20, y: 70, width: 120, height: 34, sizePx: 28 });

const rolesAt = (...top: readonly SceneNode[]): readonly string[] =>
  systemBars(sightOf([...top, TITLE], { height: 812 })).map(({ role }) => role);

test("a status bar that was pasted twice is one, with both of its layers", () => {
  const bar = (x: number) =>
    layer({ name: "notification", type: "INSTANCE", x, y: 4, width: 330, height: 31 }, [
      text("9:41", { x, y: 10, width: 32, height: 21, sizePx: 14 }),
      ...[270, 300].map((at) =>
        layer({ type: "VECTOR", x: x + at, y: 8, width: 22, height: 16, fill: "#000000" }),
      ),
    ]);
  const [one, ...others] = systemBars(sightOf([bar(33), bar(22), TITLE], { height: 812 }));
  expect(one).toMatchObject({ role: "status-bar", things: [{}, {}] });
  expect(others).toEqual([]);
});

test("a time with words beside it, a large one, one of many and one further down are part of the screen", () => {
  const clock = text("9:41", { x: 32, y: 14, width: 40, height: 20, sizePx: 15 });
  expect(rolesAt(clock, text("Lunch", { x: 120, y: 14, width: 60, height: 20, sizePx: 15 }))).toEqual([]);
  const later = text("10:15", { x: 32, y: 140, width: 40, height: 20, sizePx: 15 });
  expect(rolesAt(clock, later)).toEqual([]);
  expect(rolesAt(text("9:41", { x: 32, y: 8, width: 120, height: 40, sizePx: 34 }))).toEqual([]);
  expect(rolesAt(text("9:41", { x: 32, y: 40, width: 40, height: 20, sizePx: 15 }))).toEqual([]);
});
