import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { gradient, image, layer, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { restsOnPicture } from "./rests-on-picture.ts";
import { reviewFrame } from "../review.ts";

const words = (color: string) => text("Delivery within two days", { x: 20, y: 20, color });
const cover = { width: 375, height: 100 };
const vector = (options: object = {}) => layer({ ...cover, type: "VECTOR", fill: "#ffffff", ...options });

function rests(children: readonly SceneNode[], language: "en" | "fr" = "en"): boolean {
  const node = screen(children);
  return restsOnPicture(reviewFrame(sceneOf(node), node, { language }), node, language);
}

test("a text on a picture, a shape or a blend rests on the picture of its screen, in every language", () => {
  for (const language of ["en", "fr"] as const) {
    expect(rests([layer({ ...cover, fills: [image] }), words("#ffffff")], language)).toBe(true);
    expect(rests([vector({ fill: "#222222" }), words("#ffffff")], language)).toBe(true);
    expect(rests([layer({ ...cover, fill: "#888888", blendMode: "HUE" }), words("#ffffff")], language)).toBe(
      true,
    );
  }
});

test.each<[string, boolean, Partial<SceneNode>]>([
  ["a vector", true, { type: "VECTOR" }],
  ["a ring", true, { type: "ELLIPSE", isArc: true }],
  ["a turned layer", true, { rotationDeg: 30 }],
  ["a turned text", false, { ...words("#ffffff"), rotationDeg: 30 }],
  ["a gradient of a known way", false, { fills: [gradient("#ffffff", "#fefefe")] }],
  ["a gradient of no known way", true, { fills: [{ type: "gradient", shape: "radial", stops: [] }] }],
])("a contrast that was found near %s rests on the picture: %s", (_, expected, near) => {
  const wash = { ...cover, y: 30, fills: [solid("#ffffff", 0.1)] };
  expect(rests([layer({ ...wash, ...near }), words("#bbbbbb")])).toBe(expected);
});

test("a contrast on plain ground does not, nor a screen on which no contrast is too low", () => {
  expect(rests([vector({ y: 300 }), words("#bbbbbb")])).toBe(false);
  expect(rests([vector({ y: 30, fill: "#ffffff" }), words("#000000"), layer(cover)])).toBe(false);
});
