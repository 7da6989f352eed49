import { expect, test } from "vitest";
import { keepSame } from "./keep-same.ts";

const scene = () => ({
  frames: [{ id: "1", children: [{ id: "2", fills: [{ r: 1 }] }, { id: "3" }] }, { id: "4" }],
  styles: {},
});

test("what is equal is the former object, whole", () => {
  const before = scene();
  expect(keepSame(before, scene())).toBe(before);
});

test("what changed is new, with all that lies around it, and its neighbours are the former objects", () => {
  const before = scene();
  const changed = {
    ...scene(),
    frames: [{ id: "1", children: [{ id: "2", fills: [] }, { id: "3" }] }, { id: "4" }],
  };
  const after = keepSame<ReturnType<typeof scene>>(before, changed);
  expect(after).toEqual(changed);
  expect(after.frames[0]).not.toBe(before.frames[0]);
  expect(after.frames[0]?.children?.[1]).toBe(before.frames[0]?.children?.[1]);
  expect(after.frames[1]).toBe(before.frames[1]);
  expect(after.styles).toBe(before.styles);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[], {}],
  [null, { a: 1 }],
  [{ a: null }, { a: {} }],
  [[1], { 0: 1 }],
])("nothing is taken for equal that is not: %j, %j", (before, after) => {
  const kept = keepSame<unknown>(before, after);
  expect(kept).toStrictEqual(after);
  expect(kept).not.toBe(before);
});
