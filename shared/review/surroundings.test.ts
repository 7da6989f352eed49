import { expect, test } from "vitest";
import type { Scene } from "../scene/scene.ts";
import { surroundingsOf } from "./surroundings.ts";
import { sceneOf, screen, text } from "../scene/testing.ts";

const home = screen([text("Orders", { sizePx: 28 })], { id: "a", name: "Home" });

const black = { r: 0, g: 0, b: 0, a: 1 };
const tables = {
  variables: { ink: { name: "Ink", collectionId: "theme", values: { dark: black } } },
  collections: { theme: { name: "Theme", modes: [], defaultModeId: "light" } },
  images: { photo: { widthPx: 640, heightPx: 480 } },
};

test.each<[string, Partial<Scene>]>([
  ["a picture is of another size", { images: { photo: { widthPx: 64, heightPx: 48 } } }],
])("are others when %s", (_, changed) => {
  const scene = { ...sceneOf(home), ...tables };
  expect(surroundingsOf({ ...scene, ...changed })).not.toBe(surroundingsOf(scene));
  expect(surroundingsOf({ ...scene, ...structuredClone(tables) })).toBe(surroundingsOf(scene));
});

test("stay the same when screens change", () => {
  const renamed = { ...home, name: "Your orders" };
  expect(surroundingsOf(sceneOf(renamed))).toBe(surroundingsOf(sceneOf(home)));
});
