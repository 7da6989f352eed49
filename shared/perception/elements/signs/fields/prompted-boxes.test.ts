import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, solid, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { promptedBoxes } from "./prompted-boxes.ts";

const rolesOn = (characters: string, x = 460, ...more: readonly SceneNode[]): readonly string[] => {
  const box = layer(
    {
      x: 445,
      y: 565,
      width: 420,
      height: 50,
      fill: "#ffffff",
      strokes: [solid("#000000")],
      stroke: { widthsPx: [2, 2, 2, 2], align: "inside" },
    },
    [text(characters, { x, y: 580, width: 130, height: 18, sizePx: 14 }), ...more],
  );
  return promptedBoxes(sightOf([box], { width: 1512, height: 1045 })).map(({ role }) => role);
};

test("a quiet box that asks at its left for something to be written is a field", () => {
  expect(rolesOn("Enter the code")).toEqual(["field"]);
});

test("the bar around a field is none itself", () => {
  const field = layer({ x: 465, y: 400, width: 380, height: 40, fill: "#ffffff" }, [
    text("Type a message", { x: 480, y: 411, width: 110, height: 18, sizePx: 14 }),
  ]);
  const bar = layer({ x: 445, y: 390, width: 420, height: 60, fill: "#e0e0e0" }, [field]);
  const claims = promptedBoxes(sightOf([bar], { width: 1512, height: 1045 }));
  expect(claims.map(({ things: [{ box }] }) => box.width)).toEqual([380]);
});

test("one word asks behind an icon only", () => {
  const icon = layer({ type: "VECTOR", x: 456, y: 581, width: 16, height: 16, fill: "#222222" });
  expect(rolesOn("Search", 480, icon)).toEqual(["field"]);
  expect(rolesOn("Search", 480)).toEqual([]);
});

test("a question asks behind an icon only", () => {
  const icon = layer({ type: "VECTOR", x: 456, y: 581, width: 16, height: 16, fill: "#222222" });
  expect(rolesOn("Where are you going?", 480, icon)).toEqual(["field"]);
  expect(rolesOn("Where are you going?", 480)).toEqual([]);
});

test("words in the middle are those of a button, and other words do not tell", () => {
  expect(rolesOn("Choose a plan", 590)).toEqual([]);
  expect(rolesOn("The code is valid")).toEqual([]);
});
