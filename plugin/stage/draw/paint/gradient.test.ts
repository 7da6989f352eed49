import { expect, test } from "vitest";
import { createDefs } from "../defs.ts";
import { colorAt, gradientFill } from "./gradient.ts";

const RED = { r: 1, g: 0, b: 0, a: 1 };
const CLEAR_BLUE = { r: 0, g: 0, b: 1, a: 0 };
const stops = [
  { position: 0.25, color: RED },
  { position: 0.75, color: CLEAR_BLUE },
];

const defined = (shape: "linear" | "radial" | "angular", handles?: { x: number; y: number }[]) => {
  const defs = createDefs("g");
  const paint = { type: "gradient" as const, shape, stops, ...(handles ? { handles } : {}) };
  return { fill: gradientFill(paint, { width: 200, height: 100 }, defs), svg: defs.toSvg() };
};

test("a linear gradient runs from its start to its end handle in px, its sides along the third", () => {
  const { fill, svg } = defined("linear", [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ]);
  expect(fill).toBe("url(#g-0)");
  expect(svg).toContain('<linearGradient id="g-0" gradientUnits="userSpaceOnUse"');
  expect(svg).toContain('gradientTransform="matrix(200 0 0 50 0 50)"');
  expect(svg).toContain('<stop offset="0.75" stop-color="rgb(0 0 255)" stop-opacity="0"/>');
});

test("a radial gradient without handles fills its box", () => {
  expect(defined("radial").svg).toContain('gradientTransform="matrix(100 0 0 50 100 50)"');
});

test("an angular gradient is made of wedges", () => {
  const { svg } = defined("angular");
  expect(svg.match(/<path /g)).toHaveLength(120);
});

test("colours before the first and after the last stop are theirs", () => {
  expect(colorAt(stops, 0)).toEqual(RED);
  expect(colorAt(stops, 0.5)).toEqual({ r: 0.5, g: 0, b: 0.5, a: 0.5 });
  expect(colorAt(stops, 1)).toEqual(CLEAR_BLUE);
});
