import { expect, test } from "vitest";
import { text } from "../../../scene/testing.ts";
import { leadsNowhere } from "./leads-nowhere.ts";
import { sightOf } from "../testing.ts";

function isNowhere(characters: string, options: object = {}): boolean {
  const node = text(characters, { x: 20, y: 400, ...options });
  const sight = sightOf([node]);
  const thing = sight.things.find(({ layer }) => layer.node.id === node.id);
  return thing !== undefined && leadsNowhere(thing, sight);
}

test.each(["Copyright ©", "Posted by", "Écrit par", "Warning:"])("“%s” leads nowhere", (characters) => {
  expect(isNowhere(characters)).toBe(true);
});

test("what is underlined leads on whatever it says", () => {
  expect(isNowhere("© 2026 Example", { decoration: "underline" })).toBe(false);
});
