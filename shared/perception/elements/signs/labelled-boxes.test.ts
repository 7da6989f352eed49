import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { labelledBoxes } from "./labelled-boxes.ts";

const WIDE = { width: 1260, height: 846 };

const box = (x = 730): SceneNode =>
  layer({ type: "RECTANGLE", x, y: 275, width: 420, height: 66, fill: "#eeeeee" });

const words = (characters: string, x = 730): SceneNode =>
  text(characters, { x, y: 240, width: 60, height: 20, sizePx: 16 });

const rolesOn = (...nodes: readonly SceneNode[]): readonly string[] =>
  labelledBoxes(sightOf(nodes, WIDE)).map(({ role }) => role);

test("an empty box below words that name what to write is a field", () => {
  expect(rolesOn(words("Email"), box())).toEqual(["field"]);
  expect(rolesOn(words("Username", 910), box())).toEqual(["field"]);
});

test("other words say nothing of the box below them, and those beside it neither", () => {
  expect(rolesOn(words("Our partners"), box())).toEqual([]);
  expect(rolesOn(words("Email", 600), box())).toEqual([]);
  expect(rolesOn(box())).toEqual([]);
});
