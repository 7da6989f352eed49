import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, solid } from "../../scene/testing.ts";
import { coversBox, fillCoverage, fillSparesBox, strokeCoverage } from "./coverage.ts";

const BOX = { x: 100, y: 100, width: 200, height: 100 };

/** A wedge: from the top left corner of its box to the lower ones. */
const WEDGE = [{ data: "M0 0 L200 100 L0 100 Z" }];

const wedge = (more: Partial<SceneNode> = {}): SceneNode => ({
  ...layer({ ...BOX, type: "VECTOR", fill: "#ffffff" }),
  contours: { paths: WEDGE },
  ...more,
});

test("a drawing covers what lies within its lines, and nothing else of its box", () => {
  expect(fillCoverage(wedge(), { x: 110, y: 190 })).toBe("in");
  expect(fillCoverage(wedge(), { x: 290, y: 110 })).toBe("out");
});

test("a box lies in a drawing, or beside it, where no line of the drawing cuts it", () => {
  const ring = "M0 0 L200 0 L200 100 L0 100 Z M50 25 L50 75 L150 75 L150 25 Z";
  const node = wedge({ contours: { paths: [{ data: ring }] } });
  const box = (x: number) => ({ x, y: 130, width: 20, height: 20 });
  expect([110, 140, 160].map((x) => coversBox(node, box(x)))).toEqual([true, false, false]);
  expect([110, 140, 160].map((x) => fillSparesBox(node, box(x)))).toEqual([false, false, true]);
});

test("a hole in it covers nothing", () => {
  const ring = "M0 0 L200 0 L200 100 L0 100 Z M50 25 L50 75 L150 75 L150 25 Z";
  for (const paths of [[{ data: ring }], [{ data: ring, isEvenOdd: true as const }]]) {
    const node = wedge({ contours: { paths } });
    expect(fillCoverage(node, { x: 110, y: 110 })).toBe("in");
    expect(fillCoverage(node, { x: 200, y: 150 })).toBe("out");
  }
});

test("the lines of its stroke are those of its stroke alone", () => {
  const stroke = { widthsPx: [8, 8, 8, 8], align: "center" } as const;
  const line = { data: "M0 46 L200 46 L200 54 L0 54 Z", isStroke: true as const };
  const node = wedge({ strokes: [solid("#000000")], stroke, contours: { paths: [...WEDGE, line] } });
  expect(strokeCoverage(node, { x: 290, y: 150 })).toBe("in");
  expect(strokeCoverage(node, { x: 290, y: 110 })).toBe("out");
  expect(fillCoverage(node, { x: 290, y: 145 })).toBe("out");
});

test("lines that do not reach as far as the box are of a layer that another one turns, and may lie anywhere in it", () => {
  expect(fillCoverage(wedge({ box: { ...BOX, height: 200 } }), { x: 110, y: 190 })).toBe("maybe");
  const { contours: _, ...untold } = wedge();
  expect(fillCoverage(untold, { x: 110, y: 190 })).toBe("maybe");
});

test("a box that is turned a little covers all but the corners of the box around it", () => {
  const turned = layer({ ...BOX, type: "RECTANGLE", fill: "#ffffff", rotationDeg: 10 });
  expect(fillCoverage(turned, { x: 200, y: 150 })).toBe("in");
  expect(fillCoverage(turned, { x: 285, y: 110 })).toBe("out");
  expect(fillCoverage(turned, { x: 285, y: 190 })).toBe("in");
  expect(fillCoverage({ ...turned, rotationDeg: 45 }, { x: 200, y: 150 })).toBe("maybe");
});

test("the stroke of an ellipse is the ring at its edge", () => {
  const stroke = { widthsPx: [4, 4, 4, 4], align: "inside" } as const;
  const ellipse = { ...layer({ ...BOX, type: "ELLIPSE", fill: "#ffffff" }), stroke };
  expect(strokeCoverage(ellipse, { x: 102, y: 150 })).toBe("in");
  expect(strokeCoverage(ellipse, { x: 200, y: 150 })).toBe("out");
  expect(strokeCoverage(ellipse, { x: 101, y: 101 })).toBe("out");
});

test("an icon of many letters is not followed for each of the words on it", () => {
  const node = wedge({ contours: { paths: [{ data: `M0 0 ${"L200 100 ".repeat(200)}L0 100 Z` }] } });
  expect(fillCoverage(node, { x: 110, y: 190 })).toBe("maybe");
});
