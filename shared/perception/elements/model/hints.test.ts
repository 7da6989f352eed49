import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { hintsAgainst, hintsFor } from "./hints.ts";
import type { GuessedRole } from "./model.ts";

/** How many times as likely the hints make a role of the first of some layers. */
function times(role: GuessedRole, ...layers: readonly [SceneNode, ...SceneNode[]]): number {
  const sight = sightOf(layers);
  const thing = sight.things.find(({ layer: { node } }) => node.id === layers[0].id);
  if (!thing) throw new Error("The layer is no thing.");
  return (hintsFor(thing, sight)?.(role) ?? 1) * hintsAgainst(thing, sight)(role);
}

const cell = (words: string, box: object = {}): SceneNode =>
  layer({ x: 20, y: 200, width: 90, height: 32, fill: "#117755", ...box }, [
    text(words, { x: 34, y: 208, width: 60, height: 16, color: "#ffffff" }),
  ]);

test("a box in a colour with a word in its middle is a button, and is what it is called", () => {
  expect(times("button", cell("Send"))).toBe(8);
  expect(times("field", cell("Send", { name: "Input" }))).toBeCloseTo(20 * 0.03);
  expect(times("button", cell("Send", { name: "Tab" }))).toBeCloseTo(8 * 0.004);
  expect(times("button", cell("Send", { name: "Badge" }))).toBeCloseTo(8 * 0.03);
});

test("a box that nobody can tell from what it lies on is hardly a field", () => {
  const box = (fill: string): SceneNode =>
    layer({ name: "Input", x: 20, y: 200, width: 300, height: 48, fill }, [text("Sales", { x: 34, y: 212 })]);
  expect(times("field", box("#eeeeee"))).toBe(20);
  expect(times("field", box("#ffffff"))).toBeCloseTo(2);
});

test("a price, a measure, or a number by itself, is no button; a number beside others is a page to turn to", () => {
  for (const words of ["R$ 3,50", "4.5", "09:30", "01"]) expect(times("button", cell(words))).toBe(0);
  const page = layer({ x: 20, y: 200, width: 32, height: 32, fill: "#117755" }, [
    text("1", { x: 32, y: 208, width: 8, height: 16, color: "#ffffff" }),
  ]);
  expect(times("button", page, text("2", { x: 72, y: 208, width: 8, height: 16 }))).toBe(1);
});

test("words that are set as a link are one; a count of something leads nowhere; words alone are hardly a field", () => {
  expect(times("link", text("25 lessons", { x: 24, y: 60 }))).toBe(0);
  expect(times("field", text("Notes", { x: 24, y: 60, name: "Input" }))).toBe(0.5);
  expect(times("link", text("Notes", { x: 24, y: 60, decoration: "underline" }))).toBe(20);
});
