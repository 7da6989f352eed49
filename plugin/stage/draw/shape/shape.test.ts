import { expect, test } from "vitest";
import { outlineOf } from "./shape.ts";
import { restNode } from "../../../../tests/stage/drawn-node.ts";

const SIZE = { width: 100, height: 50 };
const shape = (type: string, fields: Readonly<Record<string, unknown>> = {}, names: readonly string[] = []) =>
  outlineOf(restNode(type, [0, 0, 100, 50], fields), names, SIZE);

test("each corner has its own radius, and radii share a side that is too short for them", () => {
  expect(shape("RECTANGLE", { rectangleCornerRadii: [10, 0, 0, 0] }).path).toBe(
    "M10 0H100L100 0V50L100 50H0L0 50V10A10 10 0 0 1 10 0Z",
  );
  expect(shape("RECTANGLE", { cornerRadius: 999 }).path).toContain("A25 25");
});

test("an ellipse may be whole, a ring or a slice", () => {
  const arc = (startingAngle: number, endingAngle: number, innerRadius: number) =>
    shape("ELLIPSE", { arcData: { startingAngle, endingAngle, innerRadius } });
  expect(arc(0, 2 * Math.PI, 0)).toMatchObject({ kind: "ellipse" });
  expect(arc(0, 2 * Math.PI, 0.5)).toMatchObject({ kind: "path", isEvenOdd: true });
  expect(arc(0, Math.PI / 2, 0).path).toBe("M100 25A50 25 0 0 1 50 50L50 25Z");
});

test("the curves of the file are used, unless they are no curves", () => {
  expect(shape("VECTOR", { fillGeometry: [{ path: "M0 0L1 1Z", windingRule: "EVENODD" }] })).toMatchObject({
    kind: "path",
    path: "M0 0L1 1Z",
    isEvenOdd: true,
  });
  expect(shape("VECTOR", { fillGeometry: [{ path: '"/><script>' }] }).kind).toBe("sketch");
});

test("a vector without curves is a sign that its name tells, else a modest outline", () => {
  expect(shape("VECTOR", {}, ["Icon", "Chevron down"]).path).toBe("M0 0L50 50L100 0");
  expect(shape("VECTOR", {}, ["Star"]).kind).toBe("path");
  expect(shape("VECTOR", {}, ["Vector"])).toMatchObject({ kind: "sketch" });
});

test("a large filled vector without curves is a surface", () => {
  expect(shape("VECTOR", { fills: [{ type: "SOLID" }] }, ["Vector"])).toMatchObject({ kind: "box" });
});
