import { expect, test } from "vitest";
import { drawn, restNode, solid } from "../../../../tests/stage/drawn-node.ts";

const stroked = (type: string, fields: Readonly<Record<string, unknown>>) =>
  drawn(restNode(type, [0, 0, 100, 50], { strokes: [solid(1, 0, 0)], strokeWeight: 4, ...fields }));

test.each([
  ["INSIDE", "M0 0H100V50H0ZM4 4H96V46H4Z"],
  ["CENTER", "M-2 -2H102V52H-2ZM2 2H98V48H2Z"],
  ["OUTSIDE", "M-4 -4H104V54H-4ZM0 0H100V50H0Z"],
])("a stroke %s of a rectangle is the ring between its edges", (strokeAlign, ring) => {
  expect(stroked("RECTANGLE", { strokeAlign })).toContain(`d="${ring}"`);
});

test("each side has its own weight", () => {
  const svg = stroked("FRAME", { individualStrokeWeights: { top: 0, right: 0, bottom: 1, left: 0 } });
  expect(svg).toContain('d="M0 0H100V50H0ZM0 0H100V49H0Z"');
});

test("dashes are drawn along the middle of the stroke", () => {
  const svg = stroked("RECTANGLE", { strokeDashes: [5, 3], strokeAlign: "INSIDE", strokeCap: "ROUND" });
  expect(svg).toContain('stroke-dasharray="5 3" stroke-linecap="round"');
  expect(svg).toContain('d="M2 2H98V48H2Z"');
});

test("of a path only the inner or the outer half of the stroke is shown", () => {
  const geometry = { fillGeometry: [{ path: "M0 0L100 0L50 50Z", windingRule: "NONZERO" }] };
  expect(stroked("VECTOR", { ...geometry, strokeAlign: "INSIDE" })).toMatch(
    /stroke-width="8"[^>]*clip-path="url/,
  );
  expect(stroked("VECTOR", { ...geometry, strokeAlign: "OUTSIDE" })).toMatch(
    /stroke-width="8"[^>]*mask="url/,
  );
  expect(stroked("VECTOR", { ...geometry, strokeAlign: "CENTER" })).toContain('stroke-width="4"');
});

test("the outline of the stroke is filled when the file has it", () => {
  const svg = stroked("VECTOR", { strokeGeometry: [{ path: "M1 2L3 4Z", windingRule: "NONZERO" }] });
  expect(svg).toContain('d="M1 2L3 4Z" fill="rgb(255 0 0)"');
});

test("a line lies above its own zero", () => {
  const svg = drawn(restNode("LINE", [0, 10, 100, 0], { strokes: [solid(0, 0, 0)], strokeWeight: 2 }));
  expect(svg).toContain('d="M0 0L100 0"');
  expect(svg).toContain('transform="translate(0 -1)"');
});
