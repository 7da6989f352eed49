import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { text } from "../../../scene/testing.ts";
import { leadsNowhere, looksLikeLink } from "./looks-like-link.ts";
import { sightOf } from "../testing.ts";

const BODY = text("Your plan is renewed each month until you end it.", { x: 20, y: 100, width: 300 });

function leads(node: SceneNode, others: readonly SceneNode[] = [], height = 812): boolean {
  const sight = sightOf([BODY, node, ...others], { height });
  const thing = sight.things.find(({ layer }) => layer.node.id === node.id);
  return thing !== undefined && looksLikeLink(thing, sight);
}

test.each([
  ["coloured", text("Terms of use", { x: 20, y: 400, color: "#1a4fd6" })],
  ["a question", text("Forgot password?", { x: 20, y: 400 })],
])("unless it is %s", (_, node) => {
  expect(leads(node)).toBe(true);
});

test("on a long page of a site they stand in a row of their like", () => {
  const never = text("Never", { x: 300, y: 400 });
  expect(leads(never, [], 4000)).toBe(false);
  expect(leads(never, [text("Always", { x: 200, y: 400 })], 4000)).toBe(true);
});

function isNowhere(characters: string, options: object = {}): boolean {
  const node = text(characters, { x: 20, y: 400, ...options });
  const sight = sightOf([node]);
  const thing = sight.things.find(({ layer }) => layer.node.id === node.id);
  return thing !== undefined && leadsNowhere(thing);
}

test.each(["Copyright ©", "Posted by", "Écrit par", "Warning:"])("“%s” leads nowhere", (characters) => {
  expect(isNowhere(characters)).toBe(true);
});

test("what is underlined leads on whatever it says", () => {
  expect(isNowhere("© 2026 Example", { decoration: "underline" })).toBe(false);
});
