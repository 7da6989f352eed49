import { expect, test } from "vitest";
import { layer, text } from "../../../scene/testing.ts";
import { looksLikeButton } from "./looks-like-button.ts";
import { sightOf } from "../testing.ts";

const pill = (words: string, box: object = {}, x = 150) =>
  layer({ name: "pill", x: 20, y: 100, width: 335, height: 48, fill: "#ff7a50", ...box }, [
    text(words, { x, y: 114, width: 75, height: 20, color: "#ffffff" }),
  ]);

function looks(node: ReturnType<typeof pill>): boolean {
  const view = sightOf([node, text("Words of the page", { x: 20, y: 300 })]);
  const thing = view.things.find((one) => one.layer.node.name === "pill");
  return thing !== undefined && looksLikeButton(thing, view);
}

test("a coloured or outlined box with a few words in its middle, however wide it is", () => {
  expect(looks(pill("Get started"))).toBe(true);
  expect(looks(pill("Get started", { fill: "#ffffff", line: "#2255dd" }))).toBe(true);
});

test.each([
  ["words at the left, as in a field or a row", pill("Get started", {}, 32)],
  ["a box as high as a card", pill("Get started", { y: 60, height: 128 })],
])("none: %s", (_, node) => {
  expect(looks(node)).toBe(false);
});
