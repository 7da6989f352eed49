import { expect, test } from "vitest";
import { restNode } from "../../../../tests/stage/drawn-node.ts";
import type { RestNode } from "../../../../shared/scene/rest/rest-file.ts";
import { gatherSlices, slicesOf } from "./slices.ts";

const node = (id: string, children?: readonly RestNode[]) =>
  restNode("FRAME", [0, 0, 10, 10], { id, ...(children && { children }) });

const many = Array.from({ length: 1000 }, (_, index) => node(`many ${index}`, [node(`in ${index}`)]));
const chain = (depth: number): RestNode => node(`deep ${depth}`, depth > 0 ? [chain(depth - 1)] : []);

test.each([
  ["a single layer", node("1")],
  ["a layer with an empty list", node("1", [])],
  ["deep layers", node("1", [chain(40), node("2"), chain(3)])],
  ["more than fit in one slice", node("1", many)],
])("%s is the same after it was cut and put together", (_, tree) => {
  const gathering = gatherSlices();
  for (const slice of slicesOf(tree)) gathering.add(slice);
  expect(gathering.root()).toEqual(tree);
});

test("no slice is large, and a tree of which one is missing is none", () => {
  const slices = [...slicesOf(node("1", many))];
  expect(slices.length).toBeGreaterThan(5);
  const sizes = slices.map((slice) => slice.length);
  expect(Math.max(...sizes)).toBe(sizes[0]);
  const gathering = gatherSlices();
  for (const slice of slices.slice(0, -1)) gathering.add(slice);
  expect(gathering.root()).toBeUndefined();
});
