import { expect, test } from "vitest";
import type { GradientPaint } from "../../scene/scene.ts";
import { rgb } from "../../scene/testing.ts";
import { paintAt } from "./paint-at.ts";

const BOX = { x: 10, y: 20, width: 300, height: 100 };

const gradient = (
  shape: GradientPaint["shape"],
  ...handles: readonly (readonly [x: number, y: number])[]
): GradientPaint => ({
  type: "gradient",
  shape,
  handles: handles.map(([x, y]) => ({ x, y })),
  stops: [
    { position: 0, color: { ...rgb("#000000"), a: 1 } },
    { position: 1, color: { ...rgb("#ffffff"), a: 1 } },
  ],
});

/** The grey at a point of the box, given in shares of its sides: 0 black, 1 white. */
const greyAt = (paint: GradientPaint, x: number, y: number): number | undefined => {
  const { colors } = paintAt(paint, BOX, { x: BOX.x + x * BOX.width, y: BOX.y + y * BOX.height });
  return colors.length === 1 ? Number(colors[0].r.toFixed(3)) : undefined;
};

test.each([
  ["with a third handle far out", gradient("linear", [0, 0], [0, 1], [2, -1]), [0.5, 0.5], 0.75],
  [
    "around a centre, along the wide side",
    gradient("radial", [0.5, 0.5], [1, 0.5], [0.5, 1]),
    [0.75, 0.5],
    0.5,
  ],
  ["around a centre, in a skewed ellipse", gradient("radial", [0.5, 0.5], [1, 0.5], [1, 1]), [1, 1], 1],
] as const)("a gradient %s", (_, paint, [x, y], grey) => {
  expect(greyAt(paint, x, y)).toBe(grey);
});

test("handles in one line say nothing of a point: any stop is possible", () => {
  expect(greyAt(gradient("linear", [0, 0], [1, 1], [2, 2]), 0.5, 0.5)).toBeUndefined();
});
