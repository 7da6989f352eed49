import { expect, test } from "vitest";
import { drawSvg } from "./drawing.ts";
import { drawn, halfEm, restNode, restText, solid } from "../../../tests/stage/drawn-node.ts";

const child = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  restNode("RECTANGLE", [0, 0, 10, 10], { id, name: id, fills: [solid(1, 0, 0)], ...fields });
const frame = (children: readonly object[], fields: Readonly<Record<string, unknown>> = {}) =>
  restNode("FRAME", [0, 0, 100, 100], { id: "0:1", children, ...fields });

test("the drawing has the size of the node and the box of the canvas", () => {
  const svg = drawSvg(restNode("FRAME", [-5, 7, 20, 30]), { measure: halfEm, idPrefix: "a", scale: 2 });
  expect(svg).toContain('viewBox="-5 7 20 30" width="40" height="60"');
});

test("every painted node can be found by its id, hidden and transparent ones are not drawn", () => {
  const svg = drawn(frame([child("1:1"), child("1:2", { visible: false }), child("1:3", { opacity: 0 })]));
  expect([...svg.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["0:1", "1:1"]);
});

test("names, ids and characters cannot become markup", () => {
  const evil = `</text><script>alert(1)</script>`;
  const svg = drawn(
    frame([restText(evil, [0, 0, 500, 12], { fontFamily: `"><script>` }, { id: evil, name: evil })], {
      name: evil,
    }),
  );
  expect(svg).not.toContain("<script");
  expect(svg).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("ids inside a drawing are unique and start with its prefix", () => {
  const gradient = {
    type: "GRADIENT_LINEAR",
    gradientStops: [0, 1].map((grey) => ({ position: grey, color: { r: grey, g: grey, b: grey, a: 1 } })),
    gradientHandlePositions: [],
  };
  const svg = drawn(
    frame([child("1:1", { fills: [gradient] }), child("1:2", { fills: [gradient] })], { clipsContent: true }),
  );
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBe(3);
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => id?.startsWith("t-"))).toBe(true);
});

test("strokes of a frame lie over what is in it", () => {
  const svg = drawn(
    frame([child("1:1")], { fills: [solid(1, 1, 1)], strokes: [solid(0, 0, 1)], strokeWeight: 1 }),
  );
  const order = ["rgb(255 255 255)", "rgb(255 0 0)", "rgb(0 0 255)"].map((color) => svg.indexOf(color));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("a mask hides the siblings after it, and only those", () => {
  const svg = drawn(frame([child("1:1"), child("1:2", { isMask: true }), child("1:3")]));
  expect(svg).toContain('style="mask-type:alpha"');
  expect(svg).toMatch(/data-id="1:1".*<g mask="url\(#t-0\)"><g data-id="1:3"/);
});

test("a boolean operation without curves is cut out of its parts", () => {
  const subtract = frame([child("1:1"), child("1:2")], {
    type: "BOOLEAN_OPERATION",
    booleanOperation: "SUBTRACT",
    fills: [solid(0, 1, 0)],
  });
  const svg = drawn(subtract);
  expect(svg).toMatch(/<mask [^>]*><path [^>]*fill="#fff"\/><path [^>]*fill="#000"\/><\/mask>/);
  expect(svg).not.toContain("rgb(255 0 0)");
});

test("shadows and blurs are filters around the layer, inner shadows on its fill", () => {
  const effect = (type: string) => ({
    type,
    radius: 4,
    offset: { x: 0, y: 2 },
    color: { r: 0, g: 0, b: 0, a: 0.5 },
  });
  const svg = drawn(
    frame([], { fills: [solid(1, 1, 1)], effects: [effect("DROP_SHADOW"), effect("INNER_SHADOW")] }),
  );
  expect(svg.match(/<filter /g)).toHaveLength(2);
  expect(svg).toContain('<feGaussianBlur in="SourceAlpha" stdDeviation="2"/><feOffset dx="0" dy="2"');
});

test("blend modes and opacity are those of the layer", () => {
  expect(drawn(frame([], { blendMode: "COLOR_DODGE", opacity: 0.5 }))).toContain(
    '<g data-id="0:1" opacity="0.5" style="mix-blend-mode:color-dodge"/>',
  );
});

test("the dialect with capital letters, numbers for words and null fields is drawn", () => {
  const svg = drawn({
    ...child("1:1"),
    absoluteBoundingBox: { X: 1, Y: 2, Width: 3, Height: 4 },
    blendMode: 0,
    rectangleCornerRadii: null,
    effects: null,
    size: null,
    fills: [{ type: "SOLID", color: { R: 0, G: 1, B: 0, A: 1 } }],
  });
  expect(svg).toContain('fill="rgb(0 255 0)"');
});

test("a layer that cannot be read is left out, its siblings are drawn", () => {
  const svg = drawn(frame([child("1:1", { opacity: 7 }), child("1:2")]));
  expect(svg).not.toContain('"1:1"');
  expect(svg).toContain('"1:2"');
});
