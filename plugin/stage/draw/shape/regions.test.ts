import { expect, test } from "vitest";
import { drawn, restNode, solid } from "../../../../tests/stage/drawn-node.ts";

const shape = (fields: object) =>
  restNode("VECTOR", [0, 0, 20, 10], {
    fills: [solid(0, 0, 0)],
    fillGeometry: [
      { path: "M0 0L10 0L10 10Z", windingRule: "NONZERO" },
      { path: "M10 0L20 0L20 10Z", windingRule: "EVENODD", overrideID: 4 },
    ],
    ...fields,
  });

test("the regions of a shape are filled as they say, the others as the shape", () => {
  const svg = drawn(shape({ fillOverrideTable: { 4: { fills: [solid(1, 0, 0)] } } }));
  expect(svg).toMatch(/<path d="M0 0L10 0L10 10Z"[^>]* fill="rgb\(0 0 0\)"/);
  expect(svg).toMatch(/<path d="M10 0L20 0L20 10Z" fill-rule="evenodd" fill="rgb\(255 0 0\)"/);
});

test("a region without fills is not painted", () => {
  expect(drawn(shape({ fillOverrideTable: { 4: { fills: [] } } }))).not.toContain("M10 0");
});

test("a shape without such regions is one path", () => {
  expect(drawn(shape({}))).toContain('d="M0 0L10 0L10 10ZM10 0L20 0L20 10Z"');
});
