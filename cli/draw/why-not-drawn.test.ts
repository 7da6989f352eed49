import { describe, expect, test } from "vitest";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import { type NotDrawn, whyNotDrawn } from "./why-not-drawn.ts";

const solid = { type: "SOLID", color: { r: 0, g: 0, b: 0, a: 1 } };
const photo = { type: "IMAGE", imageRef: "photo", scaleMode: "FILL" };
const outline = [{ path: "M0 0L10 0L10 10Z", windingRule: "NONZERO" }];

const node = (type: string, fields: object = {}, children: readonly RestNode[] = []): RestNode => ({
  id: "1:2",
  name: type,
  type,
  absoluteBoundingBox: { x: 0, y: 0, width: 100, height: 100 },
  children,
  ...fields,
});
const box = (fields: object) => node("RECTANGLE", fields);
const text = (fields: object = {}) =>
  node("TEXT", {
    characters: "Pay",
    fills: [solid],
    glyphGeometry: [{ styleId: 0, path: "M0 0" }],
    ...fields,
  });

const screen = (...children: readonly RestNode[]): RestNode =>
  node("FRAME", { absoluteBoundingBox: { x: 0, y: 0, width: 1440, height: 900 } }, children);

const shadow = { effects: [{ type: "DROP_SHADOW" }] };

const nested = (levels: number): RestNode =>
  node("GROUP", { opacity: 0.9 }, levels > 1 ? [nested(levels - 1)] : []);

const bytesOf = (ref: string): number | undefined => ({ photo: 5_000_000, poster: 8_000_000 })[ref];

describe("a screen is drawn", () => {
  test.each<[string, RestNode]>([
    ["with texts that have outlines", text()],
    ["with an empty text", text({ characters: " \n", glyphGeometry: [] })],
    ["with a picture at hand", box({ fills: [photo] })],
    ["with shadows and blurred layers", box({ effects: [{ type: "DROP_SHADOW" }, { type: "LAYER_BLUR" }] })],
    [
      "with many shadows",
      node(
        "GROUP",
        {},
        Array.from({ length: 70 }, () => box(shadow)),
      ),
    ],
    ["with veils inside veils", nested(40)],
    [
      "with many veils",
      node(
        "GROUP",
        {},
        Array.from({ length: 1000 }, () => box({ opacity: 0.5 })),
      ),
    ],
    ["with vectors that have outlines", node("VECTOR", { fills: [solid], fillGeometry: outline })],
    ["with a vector whose stroke is no px wide", node("VECTOR", { strokes: [solid], strokeWeight: 0 })],
    [
      "with parts of a shape that are not",
      node("BOOLEAN_OPERATION", { fillGeometry: outline }, [node("VECTOR", { fills: [solid] })]),
    ],
    ["with what is hard and hidden", node("GROUP", { visible: false }, [text({ glyphGeometry: [] })])],
    ["with what is hard and quite transparent", text({ glyphGeometry: [], opacity: 0 })],
    ["with a hidden paint of an unknown kind", box({ fills: [{ type: "NOISE", visible: false }] })],
  ])("%s", (_, layer) => {
    expect(whyNotDrawn(screen(node("GROUP", {}, [layer])), bytesOf)).toBeNull();
  });
});

describe("a screen is not drawn", () => {
  test.each<[string, NotDrawn, RestNode]>([
    ["a text without outlines", "letters", text({ glyphGeometry: undefined })],
    ["a text whose letters are stroked", "letters", text({ strokes: [solid] })],
    ["a text along a line", "letters", text({ isOnPath: true })],
    ["an emoji", "emoji", text({ emoji: [{ characters: "🙂" }] })],
    ["a picture that is missing", "pictures", box({ fills: [{ ...photo, imageRef: "lost" }] })],
    ["a picture without a reference", "pictures", box({ fills: [{ type: "IMAGE" }] })],
    ["a picture in letters", "pictures", text({ styleOverrideTable: { 1: { fills: [{ type: "IMAGE" }] } } })],
    ["a picture that is repeated", "paints", box({ fills: [{ ...photo, scaleMode: "TILE" }] })],
    ["a film", "paints", box({ fills: [{ ...photo, type: "VIDEO" }] })],
    ["a gradient in the shape of a diamond", "paints", box({ strokes: [{ type: "GRADIENT_DIAMOND" }] })],
    ["a paint that is blended", "paints", box({ fills: [{ ...solid, blendMode: "MULTIPLY" }] })],
    ["a layer that is blended", "paints", box({ blendMode: "SCREEN" })],
    ["what lies below blurred", "effects", box({ effects: [{ type: "BACKGROUND_BLUR", radius: 8 }] })],
    [
      "a shadow that is blended",
      "effects",
      box({ effects: [{ type: "DROP_SHADOW", blendMode: "MULTIPLY" }] }),
    ],
    ["a vector without an outline", "shapes", node("VECTOR", { fills: [solid] })],
    ["a stroke without an outline", "shapes", node("STAR", { strokes: [solid], fillGeometry: outline })],
    [
      "pictures without number",
      "size",
      node(
        "GROUP",
        {},
        Array.from({ length: 101 }, (_, at) => box({ fills: [{ ...photo, imageRef: `${at}` }] })),
      ),
    ],
    ["a layer of another kind", "kinds", node("TABLE")],
    ["a picture of too many bytes", "size", box({ fills: [{ ...photo, imageRef: "poster" }] })],
    [
      "a picture used too often",
      "size",
      node(
        "GROUP",
        {},
        Array.from({ length: 7 }, () => box({ fills: [photo] })),
      ),
    ],
    [
      "layers without number",
      "size",
      node(
        "GROUP",
        {},
        Array.from({ length: 20_001 }, () => box({})),
      ),
    ],
    [
      "masks without number",
      "size",
      node(
        "GROUP",
        {},
        Array.from({ length: 201 }, () => box({ isMask: true })),
      ),
    ],
    [
      "shadows without number",
      "size",
      node(
        "GROUP",
        {},
        Array.from({ length: 80 }, () => box(shadow)),
      ),
    ],
    ["veils inside veils", "size", nested(50)],
  ])("with %s", (_, reason, layer) => {
    expect(whyNotDrawn(screen(node("GROUP", {}, [layer])), bytesOf)).toBe(reason);
  });

  test.each([
    [1440, 11_000, null],
    [1440, 20_000, "size"],
    [Number.NaN, 10, "size"],
  ])("when it has too many pixels: %d × %d", (width, height, reason) => {
    const tall = { ...screen(), absoluteBoundingBox: { x: 0, y: 0, width, height } };
    expect(whyNotDrawn(tall, bytesOf)).toBe(reason);
  });
});
