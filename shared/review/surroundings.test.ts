import { expect, test } from "vitest";
import { surroundingsOf } from "./surroundings.ts";
import { sceneOf, screen, text } from "../scene/testing.ts";

const home = screen([text("Orders", { sizePx: 28 })], { id: "a", name: "Home" });

const black = { r: 0, g: 0, b: 0, a: 1 };
const tables = {
  variables: { ink: { name: "Ink", collectionId: "theme", values: { dark: black } } },
  collections: { theme: { name: "Theme", modes: [], defaultModeId: "light" } },
  images: { photo: { widthPx: 640, heightPx: 480 } },
};

test("are others when a picture is of another size", () => {
  const scene = { ...sceneOf(home), ...tables };
  const images = { photo: { widthPx: 64, heightPx: 48 } };
  expect(surroundingsOf({ ...scene, images })).not.toBe(surroundingsOf(scene));
  expect(surroundingsOf({ ...scene, ...structuredClone(tables) })).toBe(surroundingsOf(scene));
});

test("stay the same when screens change", () => {
  const renamed = { ...home, name: "Your orders" };
  expect(surroundingsOf(sceneOf(renamed))).toBe(surroundingsOf(sceneOf(home)));
});
