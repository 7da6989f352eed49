import { expect, test } from "vitest";
import type { Scene, SceneNode } from "../scene/scene.ts";
import { surroundingsOf } from "./surroundings.ts";
import { layer, sceneOf, screen, text } from "../scene/testing.ts";

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

const black = { r: 0, g: 0, b: 0, a: 1 };
const tables = {
  variables: { ink: { name: "Ink", collectionId: "theme", values: { dark: black } } },
  collections: { theme: { name: "Theme", modes: [], defaultModeId: "light" } },
  images: { photo: { widthPx: 640, heightPx: 480 } },
};

test.each<[string, Partial<Scene>]>([
  [
    "a variable has another colour in a mode that is not shown",
    { variables: { ink: { ...tables.variables.ink, values: { dark: { ...black, r: 1 } } } } },
  ],
  [
    "a collection has another mode",
    { collections: { theme: { ...tables.collections.theme, modes: [{ id: "dark", name: "Dark" }] } } },
  ],
  ["a picture is of another size", { images: { photo: { widthPx: 64, heightPx: 48 } } }],
])("are others when %s", (_, changed) => {
  const scene = { ...sceneOf(home), ...tables };
  expect(surroundingsOf({ ...scene, ...changed })).not.toBe(surroundingsOf(scene));
  expect(surroundingsOf({ ...scene, ...structuredClone(tables) })).toBe(surroundingsOf(scene));
});

test("stay the same when a screen changes inside", () => {
  const changed = { ...list, children: [title, text("All of this year", { id: "words" })] };
  expect(surroundingsOf(sceneOf(home, changed))).toBe(before);
});

test("are the page and the tables alone in a design without links", () => {
  const renamed = { ...list, name: "Your orders" };
  expect(surroundingsOf(sceneOf(renamed))).toBe(surroundingsOf(sceneOf(list)));
});
