import { expect, test } from "vitest";
import { MAX_FRAMES } from "../../../../shared/api/scene-bounds.ts";
import { SCREENS_A_PART } from "../../../protocol/max-screens.ts";
import { sceneOf } from "../../../../shared/scene/testing.ts";
import { screenOf } from "../../../../tests/panel/open-panel.tsx";
import { countParts, divide, isLast, isSameScene, partKey, screensUpTo } from "./parts.ts";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}:1`);

test("a part is as large as the API takes at once", () => {
  expect(SCREENS_A_PART).toBe(MAX_FRAMES);
});

test.each([
  [1, 1, undefined],
  [10, 1, undefined],
  [11, 2, [10, 1]],
  [20, 2, [10, 10]],
  [27, 3, [10, 10, 7]],
])("%i screens make %i parts", (count, parts, sizes) => {
  expect(countParts(count)).toBe(parts);
  const divided = divide(ids(count));
  expect(divided?.frameIds.map(({ length }) => length)).toEqual(sizes);
  if (divided) expect(divided.frameIds.flat()).toEqual(ids(count));
});

test("by the end of a part all screens before it are reviewed", () => {
  const parts = divide(ids(27));
  if (!parts) throw new Error("There are parts.");
  expect([0, 1, 2, 3].map((done) => screensUpTo(parts, done))).toEqual([0, 10, 20, 27]);
  expect([0, 1, 2].map((at) => isLast({ ...parts, at }))).toEqual([false, false, true]);
});

test("each part has a key of its own, always the same one", () => {
  const key = "f".repeat(30) + "01";
  const keys = [0, 1, 2].map((at) => partKey(key, at));
  expect(new Set(keys).size).toBe(3);
  expect(partKey(keys[1] ?? "", 2)).toBe(keys[2]);
  for (const one of keys) expect(one).toMatch(/^[0-9a-f]{32}$/);
});

test("a scene is as it was sent while its screens are, and all that they refer to", () => {
  const [one, other] = [screenOf("1:1", "One", ["Done."]), screenOf("2:1", "Other", ["Done."])];
  const sent = sceneOf(one, other);
  expect(isSameScene(sent, { ...sent, frames: [one, other] })).toBe(true);
  expect(isSameScene(sent, { ...sent, frames: [one] })).toBe(false);
  expect(isSameScene({ ...sent, frames: [one] }, sent)).toBe(false);
  expect(isSameScene(sent, { ...sent, frames: [one, { ...other }] })).toBe(false);
  expect(isSameScene(sent, { ...sent, variables: {} })).toBe(false);
});
