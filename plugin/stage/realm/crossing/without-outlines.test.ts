import { expect, test } from "vitest";
import { restNode } from "../../../../tests/stage/drawn-node.ts";
import { changesWithoutOutlines, withoutOutlines } from "./without-outlines.ts";

const OUTLINED = { glyphGeometry: [1], fillGeometry: [2], strokeGeometry: [3] };
const text = restNode("TEXT", [0, 0, 10, 10], { id: "1:2", characters: "Hi" });
const outlined = { ...text, ...OUTLINED };
const frame = restNode("FRAME", [0, 0, 10, 10], { id: "1:1" });

test("the outlines of a layer and of what is in it are left out, the rest stays", () => {
  expect(withoutOutlines({ ...frame, ...OUTLINED, children: [outlined] })).toEqual({
    ...frame,
    children: [text],
  });
});

test("those of icons stay, and those of plain shapes: they tell what an icon shows, and what lies behind words", () => {
  const drawn = (id: string, sidePx: number, letters: number) => ({
    ...restNode("VECTOR", [0, 0, sidePx, sidePx], { id }),
    fillGeometry: [{ path: "M".repeat(letters) }],
  });
  const drawings = [drawn("1:4", 24, 4000), drawn("1:5", 240, 400), drawn("1:6", 240, 4000)];
  const { children = [] } = withoutOutlines({ ...frame, children: drawings });
  expect(children.map((child) => "fillGeometry" in child)).toEqual([true, true, false]);
});

test("changes tell nothing of outlines, and those of outlines alone are not told", () => {
  const set = (fields: Readonly<Record<string, unknown>>) => ({ type: "set", id: "1:1", fields }) as const;
  expect(
    changesWithoutOutlines([
      set({ characters: "Ho", glyphGeometry: undefined }),
      set({ glyphGeometry: [1] }),
      set({ children: [outlined] }),
      { type: "remove", id: "1:3" },
    ]),
  ).toEqual([set({ characters: "Ho" }), set({ children: [text] }), { type: "remove", id: "1:3" }]);
});
