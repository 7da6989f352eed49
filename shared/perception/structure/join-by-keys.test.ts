import { expect, test } from "vitest";
import { joinByKeys } from "./join-by-keys.ts";

test("items that share a key are one group, also through others; an item without keys is one by itself", () => {
  const [a, b, c, d, e] = joinByKeys([["x"], ["y"], ["x", "y"], ["z"], []]);
  expect(a).toBe(b);
  expect(b).toBe(c);
  expect(new Set([a, d, e]).size).toBe(3);
});
