import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { choiceBoxes } from "./choice-boxes.ts";

interface Drawn {
  readonly fill?: string;
  readonly arrow?: { readonly x: number; readonly width: number; readonly height: number };
}

/** Words in the middle of a grey box, and an arrow at its end. */
const rolesOn = ({
  fill = "#d9d9d9",
  arrow = { x: 296, width: 14, height: 8 },
}: Drawn = {}): readonly string[] => {
  const box = layer({ x: 200, y: 400, width: 126, height: 36, fill, cornerRadiiPx: [18, 18, 18, 18] }, [
    text("Guests", { x: 234, y: 409, width: 56, height: 18, sizePx: 15 }),
    layer({ type: "VECTOR", y: 414, fill: "#111111", ...arrow }),
  ]);
  return choiceBoxes(sightOf([box], { width: 390, height: 844 })).map(({ role }) => role);
};

test("a quiet box with an arrow down at its end is a list to choose from, though its words stand in the middle", () => {
  expect(rolesOn()).toEqual(["field"]);
});

test("an arrow that leads on makes no list", () => {
  expect(rolesOn({ arrow: { x: 300, width: 8, height: 14 } })).toEqual([]);
});

test("nor does an arrow before the words, or a loud box", () => {
  expect(rolesOn({ arrow: { x: 212, width: 14, height: 8 } })).toEqual([]);
  expect(rolesOn({ fill: "#b00020" })).toEqual([]);
});
