import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
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

test("boxes below each other with words before them are fields, in any language, when one of them says so", () => {
  const row = (y: number, characters: string): readonly SceneNode[] => [
    text(characters, { x: 100, y: y + 8, width: 120, height: 18, sizePx: 15 }),
    layer({ type: "RECTANGLE", x: 320, y, width: 420, height: 34, fill: "#eeeeee" }),
  ];
  const column = (...labels: readonly string[]): number =>
    rolesOn(...labels.flatMap((label, index) => row(200 + index * 60, label))).length;
  expect(column("Nama lengkap", "NIM", "Email")).toBe(3);
  expect(column("Monday", "Tuesday", "Friday")).toBe(0);
  expect(column("Email")).toBe(0);
});
