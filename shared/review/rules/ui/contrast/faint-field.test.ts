import { expect, test } from "vitest";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { faintField } from "./faint-field.ts";

const form = (look: object, more: Parameters<typeof screen>[0][number][] = []) =>
  screen([
    ...["Name", "Email"].flatMap((label, index) => [
      text(label, { x: 20, y: 100 + 100 * index, sizePx: 14 }),
      layer({ name: "Input", x: 20, y: 124 + 100 * index, width: 335, height: 48, ...look }, [
        text("Enter it", { x: 36, y: 136 + 100 * index, color: "#555555" }),
      ]),
    ]),
    ...more,
  ]);

testRule(faintField, {
  fail: {
    "one field that is a shade off white": [
      screen([
        text("Name", { x: 20, y: 100, sizePx: 14 }),
        layer({ name: "Input", x: 20, y: 124, width: 335, height: 48, fill: "#f6f6f2" }, [
          text("Enter it", { x: 36, y: 136, color: "#555555" }),
        ]),
      ]),
      { fillColor: "#f6f6f2", backdropColor: "#ffffff" },
    ],
  },
  ignore: {
    "fields with a border": form({ fill: "#f6f6f2", line: "#767676" }),
    "fields on a full grey": form({ fill: "#d9d9d9" }),
    "fields that cast a shadow": form({
      fill: "#f6f6f2",
      effects: [
        {
          type: "drop-shadow",
          color: { r: 0, g: 0, b: 0, a: 0.3 },
          offset: { x: 0, y: 1 },
          radiusPx: 4,
          spreadPx: 0,
        },
      ],
    }),
  },
});

test("fields of one look are one finding, also where a thing of that look alone would hardly be taken for one", () => {
  const box = (y: number, type = "VECTOR") =>
    layer({ name: "Rectangle 8", type, x: 43, y, width: 288, height: 38, fill: "#f9f4f4" });
  const node = screen([
    layer({
      name: "Rectangle 7",
      type: "RECTANGLE",
      x: 27,
      y: 130,
      width: 320,
      height: 400,
      fill: "#deeeee",
    }),
    ...["Name", "Email", "Password"].flatMap((label, index) => [
      text(label, { x: 45, y: 160 + 98 * index, sizePx: 16, weight: 600 }),
      box(190 + 98 * index, index === 0 ? "RECTANGLE" : "VECTOR"),
    ]),
  ]);
  expect(findingsOf(faintField, node)).toMatchObject([{ layers: [{}, {}, {}] }]);
});
