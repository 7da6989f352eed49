import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import { openAlone } from "../frame/testing.ts";
import { elements } from "./elements.ts";

const hintsOn = (...children: readonly SceneNode[]): readonly string[] =>
  elements(openAlone(screen(children)))
    .filter(({ role }) => role === "helper-text" || role === "error-text")
    .map(({ role, label }) => `${role}: ${label}`);

const TITLE = text("Reminders", { x: 20, y: 80, width: 150, height: 36, sizePx: 28, weight: 700 });

const below = (options: object, words = "Choose when we remind you."): SceneNode =>
  text(words, { x: 20, y: 124, width: 240, height: 20, sizePx: 14, color: "#888888", ...options });

/** A field with its label, and words under it. */
const form = (words: string, color: string): readonly SceneNode[] => [
  text("Email", { x: 20, y: 300, width: 40, height: 20, sizePx: 14 }),
  layer({ x: 20, y: 324, width: 335, height: 48, fill: "#ffffff", line: "#888888" }),
  text(words, { x: 20, y: 378, width: 240, height: 16, sizePx: 12, color }),
];

test("smaller, fainter words that begin right below a heading are a hint", () => {
  expect(hintsOn(TITLE, below({}))).toEqual(["helper-text: Choose when we remind you."]);
});

test.each([
  ["as strong as the heading", below({ color: "#000000" })],
  ["further away", below({ y: 190 })],
])("words %s are none", (_, words) => {
  expect(hintsOn(TITLE, words)).toEqual([]);
});

test("what stands under a field helps to fill it in, and in red says what is wrong", () => {
  expect(hintsOn(...form("We never share your address", "#666666"))).toEqual([
    "helper-text: We never share your address",
  ]);
  expect(hintsOn(...form("This address is not valid", "#cc1122"))).toEqual([
    "error-text: This address is not valid",
  ]);
});
