import { expect, test } from "vitest";
import { toPluginPaints, toRestPaints } from "./paints.ts";

test("a gradient that a plugin sets keeps its direction", () => {
  const sideways = {
    type: "GRADIENT_LINEAR",
    gradientStops: [],
    gradientHandlePositions: [
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
      { x: 0, y: 1 },
    ],
  };
  expect(toRestPaints(toPluginPaints([sideways]))).toMatchObject([
    { gradientHandlePositions: sideways.gradientHandlePositions },
  ]);
});
