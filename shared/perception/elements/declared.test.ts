import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { instance, layer, text } from "../../scene/testing.ts";
import { declared } from "./declared.ts";
import { sightOf } from "./testing.ts";

const click = [{ trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId: "9:9" }];

function roleOf(node: SceneNode): string | undefined {
  const sight = sightOf([node, text("Words of the page", { x: 20, y: 300 })]);
  const thing = sight.things.find(({ layer: { node: one } }) => one.id === node.id);
  return thing && declared(thing, sight)?.role;
}

const place = { x: 20, y: 100, width: 120, height: 22 };
const words = text("Wireframing", { x: 20, y: 104, width: 80 });

test.each([
  ["a component of a footer that is called a link", "link", instance("Text Link List Item", place, [words])],
  ["a layer that is only called so", undefined, layer({ name: "Link", ...place }, [words])],
  ["an icon of a component that is called a tab", undefined, instance("Tab", { ...place, fill: "#222222" })],
  ["words that lead on", "link", text("Wireframing", { ...place, reactions: click })],
  [
    "a box with one text that leads on",
    "button",
    layer({ ...place, fill: "#222222", reactions: click }, [words]),
  ],
  [
    "a small box that leads on",
    "icon-button",
    layer({ ...place, width: 22, fill: "#222222", reactions: click }),
  ],
  ["a large one", "card", layer({ ...place, height: 120, fill: "#222222", reactions: click })],
  ["half of a screen", undefined, layer({ width: 375, height: 500, fill: "#222222", reactions: click })],
] as const)("%s is declared %s", (_, role, node) => {
  expect(roleOf(node)).toBe(role);
});

test("of layers that do the same the outermost is declared", () => {
  const inner = layer({ name: "Inner", ...place, fill: "#999999", reactions: click });
  const outer = layer({ x: 10, y: 90, width: 200, height: 120, fill: "#eeeeee", reactions: click }, [inner]);
  const sight = sightOf([outer]);
  const roles = sight.things.slice(1).map((thing) => declared(thing, sight)?.role);
  expect(roles).toEqual(["card", undefined]);
});
