import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, solid, text, typeSheet } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { oddShade } from "./odd-shade.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

/** A list of rows, each with a name and an icon. */
const list = (
  rowOf: (index: number) => object,
  nameOf: (index: number) => object = () => ({}),
  iconOf: (index: number) => object = () => ({}),
) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff", ...rowOf(index) }, [
        text(name, { x: 32, y: y + 18, color: "#333333", ...nameOf(index) }),
        layer({ x: 320, y: y + 16, width: 24, height: 24 }, [
          layer({
            type: "VECTOR",
            x: 322,
            y: y + 18,
            width: 20,
            height: 20,
            fill: "#333333",
            ...iconOf(index),
          }),
        ]),
      ]);
    }),
  );

/** Rows that people tick, drawn freely, the first of them done. */
const tickedList = (chosen: string) =>
  screen(
    NAMES.flatMap((name, index): readonly SceneNode[] => {
      const y = 100 + index * 64;
      const box = { type: "RECTANGLE", x: 16, y, width: 343, height: 56 } as const;
      const circle = { type: "ELLIPSE", x: 28, y: y + 16, width: 24, height: 24, fill: "#ffffff" } as const;
      const tick = { type: "VECTOR", x: 34, y: y + 24, width: 12, height: 8, fill: "#111111" } as const;
      return [
        layer({ ...box, fill: index === 0 ? chosen : "#e5d9af" }),
        layer(circle),
        ...(index === 0 ? [layer(tick)] : []),
        text(name, { x: 72, y: y + 18, color: "#333333" }),
      ];
    }),
  );

const bordered = (stroke: string) => ({
  strokes: [solid(stroke)],
  stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
});

testRule(oddShade, {
  pass: {},
  fail: {
    "one name in another grey than four that an import wrote in several ways": [
      list(
        () => ({}),
        (index) => ({ color: ["#333333", "#343434", "#3f3f4a", "#333434", "#323232"][index] }),
      ),
      { own: "#3f3f4a", usual: "#333333", others: 4 },
    ],
    "one name in a slightly other grey": [
      list(
        () => ({}),
        (index) => (index === 2 ? { color: "#3d3d48" } : {}),
      ),
      { own: "#3d3d48", usual: "#333333", others: 4 },
    ],
    "one icon in a slightly other grey": [
      list(
        () => ({}),
        () => ({}),
        (index) => (index === 1 ? { fill: "#404040" } : {}),
      ),
      { own: "#404040", usual: "#333333" },
    ],
    "one box in a slightly other blue": [
      list((index) => ({ fill: index === 3 ? "#2f6bd8" : "#2563eb" })),
      { own: "#2f6bd8", usual: "#2563eb" },
    ],
    "one border in a slightly other grey": [
      list((index) => bordered(index === 1 ? "#d2c6c6" : "#cccccc")),
      { own: "#d2c6c6", usual: "#cccccc" },
    ],
  },
  ignore: {
    "shades that nobody can tell apart": list(
      () => ({}),
      (index) => (index === 2 ? { color: "#383838" } : {}),
    ),
    "the box that is chosen, in a fill and a border of its own": list((index) => ({
      fill: index === 0 ? "#2f6bd8" : "#2563eb",
      ...bordered(index === 0 ? "#ffffff" : "#1d4ed8"),
    })),
    "the box that is chosen, with a tick and a fill of its own": tickedList("#f3cabc"),
    "a sheet, on which things differ to be seen": typeSheet(
      list(
        () => ({}),
        (index) => (index === 2 ? { color: "#3d3d48" } : {}),
      ).children,
    ),
    "one colour for all": list(() => ({})),
    "a wash that marks the row that is not read yet": list((index) =>
      index === 1 ? { fill: "#eff6ff" } : {},
    ),
    "a colour that was chosen": list(
      () => ({}),
      (index) => (index === 2 ? { color: "#dc2626" } : {}),
    ),
    "a name in a grey that is as dark as the green of the others": list(
      () => ({}),
      (index) => ({ color: index === 2 ? "#5c6862" : "#0e6248" }),
    ),
    "the darker name in the row that is selected": list(
      (index) => (index === 2 ? { fill: "#dbeafe" } : {}),
      (index) => (index === 2 ? { color: "#222222" } : {}),
    ),
    "a difference that nobody sees": list(
      () => ({}),
      (index) => (index === 2 ? { color: "#343434" } : {}),
    ),
    "two that differ from the others": list(
      () => ({}),
      (index) => (index > 2 ? { color: "#3d3d48" } : {}),
    ),
    "a picture among plain boxes": list((index) => (index === 3 ? { fills: [image] } : { fill: "#2563eb" })),
  },
});
