import { expect, test } from "vitest";
import { toPluginPaints, toRestPaints } from "./paints.ts";

// As the REST API writes them where `gradientTransform` moves nothing: a round gradient begins in the middle.
const ALONG = { start: { x: 0, y: 0.5 }, side: { x: 0, y: 1 } };
const ROUND = { start: { x: 0.5, y: 0.5 }, side: { x: 0.5, y: 1 } };

test.each([
  ["GRADIENT_LINEAR", ALONG],
  ["GRADIENT_RADIAL", ROUND],
  ["GRADIENT_ANGULAR", ROUND],
  ["GRADIENT_DIAMOND", ROUND],
])("a %s has its handles where Figma has them, and keeps them", (type, { start, side }) => {
  const gradientTransform: Transform = [
    [1, 0, 0],
    [0, 1, 0],
  ];
  const paint = { type, gradientTransform, gradientStops: [] } as unknown as GradientPaint;
  const handles = [{ gradientHandlePositions: [start, { x: 1, y: 0.5 }, side] }];
  const written = toRestPaints([paint]);
  expect(written).toMatchObject(handles);
  expect(toRestPaints(toPluginPaints(written))).toMatchObject(handles);
});
