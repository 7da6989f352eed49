import { expect, test } from "vitest";
import type { SceneNode } from "../scene/scene.ts";
import { surroundingsOf } from "./surroundings.ts";
import { layer, sceneOf, screen, text } from "./testing.ts";

const link = { trigger: "ON_CLICK", action: "NODE", destinationId: "b" };
const title = text("Orders", { sizePx: 28, id: "title" });
const words = text("All of the last year", { id: "words" });
const list = screen([title, words], { id: "b", name: "Orders" });
const row = layer({ id: "row", reactions: [link] });
const home = screen([row], { id: "a", name: "Home" });

const before = surroundingsOf(sceneOf(home, list));

test.each<[string, SceneNode]>([
  ["leads elsewhere", { ...home, children: [{ ...row, reactions: [] }] }],
  ["has another name", { ...home, name: "Start" }],
  ["is as wide as another device", { ...home, box: { ...home.box, width: 1440 } }],
  ["is headed otherwise", { ...home, children: [row, text("Hello", { sizePx: 28, id: "hello" })] }],
])("are others when a screen %s", (_, changed) => {
  expect(surroundingsOf(sceneOf(changed, list))).not.toBe(before);
});

test("are others when a flow starts elsewhere", () => {
  const scene = sceneOf(home, list);
  expect(surroundingsOf({ ...scene, page: { ...scene.page, flowStartIds: ["a"] } })).not.toBe(before);
});

test("stay the same when a screen changes inside", () => {
  const changed = { ...list, children: [title, text("All of this year", { id: "words" })] };
  expect(surroundingsOf(sceneOf(home, changed))).toBe(before);
});

test("are the page alone in a design without links", () => {
  const renamed = { ...list, name: "Your orders" };
  expect(surroundingsOf(sceneOf(renamed))).toBe(surroundingsOf(sceneOf(list)));
});
