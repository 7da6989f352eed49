import { expect, test } from "vitest";
import { layer, sceneOf, screen, solid } from "../../scene/testing.ts";
import { isDrawnWhole } from "./is-drawn-whole.ts";
import type { Paint, Scene } from "../../scene/scene.ts";

const picture = (imageHash?: string): Paint => ({
  type: "image",
  scaleMode: "fill",
  ...(imageHash !== undefined && { imageHash }),
});

const lost: Paint = { type: "gradient", shape: "linear", stops: [] };

const isWhole = (paint: Paint, images?: Scene["images"]): boolean => {
  const node = screen([layer({}, [layer({ fills: [paint] })])]);
  return isDrawnWhole({ ...sceneOf(node), ...(images && { images }) }, node);
};

test("a drawing shows colours, and the pictures whose size is known", () => {
  expect(isWhole(solid("#ffffff"))).toBe(true);
  expect(isWhole(picture("mountain"), { mountain: { widthPx: 800, heightPx: 600 } })).toBe(true);
});

test("a drawing shows something else in place of a picture that is out of reach", () => {
  expect(isWhole(picture("mountain"))).toBe(false);
  expect(isWhole(picture("mountain"), { river: { widthPx: 800, heightPx: 600 } })).toBe(false);
  expect(isWhole(picture(), {})).toBe(false);
});

test("a drawing does not show a gradient whose colours were lost", () => {
  expect(isWhole(lost)).toBe(false);
});
