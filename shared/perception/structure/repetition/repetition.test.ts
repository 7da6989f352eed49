import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { image, layer, sceneOf, screen, text } from "../../../scene/testing.ts";
import { openFrame } from "../../frame/frame.ts";
import { repetitions } from "./repetition.ts";

type Children = readonly SceneNode[];

const found = (children: Children) => {
  const node = screen(children);
  return repetitions(openFrame(sceneOf(node), node)).map(({ axis, cells }) => ({
    axis,
    cells: cells.length,
    layers: cells[0]?.layers.length,
  }));
};

const times = (count: number, make: (index: number) => SceneNode | Children): Children =>
  Array.from({ length: count }, (_, index) => make(index)).flat();

const rectangle = (x: number, y: number, width: number, height: number): SceneNode =>
  layer({ type: "RECTANGLE", x, y, width, height, fill: "#eeeeee" });

const card = (x: number, y: number, more: Children = []): SceneNode =>
  layer({ x, y, width: 160, height: 100, fill: "#eeeeee" }, [
    text("Title of it", { x: x + 16, y: y + 16 }),
    ...more,
  ]);

const icon = (x: number, y: number): SceneNode =>
  layer({ x, y, width: 24, height: 24, type: "GROUP" }, [
    layer({ type: "VECTOR", x, y, width: 24, height: 24, fill: "#000000" }),
  ]);

const column = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => 100 + index * step);

describe("What is repeated", () => {
  test.each<[string, Children, object]>([
    [
      "rows side by side in one layer",
      column(3, 120).map((y) => card(20, y)),
      { axis: "column", cells: 3, layers: 1 },
    ],
    ["two cards alike", [card(20, 100), card(196, 100)], { axis: "row", cells: 2, layers: 1 }],
    [
      "rows each in a group of its own, one of them with more in it",
      column(3, 140).map((y) =>
        layer({ x: 20, y, width: 300, height: y === 100 ? 130 : 100, type: "GROUP" }, [
          card(20, y),
          ...(y === 100 ? [text("A note that only this one has", { x: 20, y: y + 104, sizePx: 18 })] : []),
        ]),
      ),
      { axis: "column", cells: 3, layers: 1 },
    ],
    [
      "bare rectangles with a text and an icon on each",
      column(3, 80).flatMap((y) => [
        rectangle(20, y, 335, 64),
        text("A longer word".slice(0, 6 + y / 50), { x: 64, y: y + 20 }),
        icon(28, y + 20),
      ]),
      { axis: "column", cells: 3, layers: 3 },
    ],
    [
      "tabs of which the selected one has a ground",
      times(4, (index) =>
        layer({ x: 20 + index * 90, y: index === 1 ? 738 : 750, width: 60, height: index === 1 ? 62 : 50 }, [
          ...(index === 1 ? [rectangle(24 + index * 90, 738, 40, 40)] : []),
          icon(38 + index * 90, 750),
          text("Home", { x: 34 + index * 90, y: 784, sizePx: 12 }),
        ]),
      ),
      { axis: "row", cells: 4, layers: 1 },
    ],
    [
      "a grid",
      column(3, 120).flatMap((y) => [card(20, y), card(196, y)]),
      { axis: "grid", cells: 6, layers: 1 },
    ],
    [
      "a grid with a layer around each of its rows",
      column(3, 120).map((y) => layer({ x: 20, y, width: 336, height: 100 }, [card(20, y), card(196, y)])),
      { axis: "grid", cells: 6, layers: 1 },
    ],
    [
      "rows of which one has slipped",
      column(4, 120).map((y, index) => card(index === 2 ? 23 : 20, index === 2 ? y + 3 : y)),
      { axis: "column", cells: 4, layers: 1 },
    ],
    [
      "cards of different heights at equal distances",
      [100, 216, 372].map((y, index) =>
        layer({ x: 20, y, width: 335, height: [100, 140, 90][index] ?? 0, fill: "#eeeeee" }, [
          text("Title", { x: 36, y: y + 16 }),
        ]),
      ),
      { axis: "column", cells: 3, layers: 1 },
    ],
    [
      "cards under a title in a layer of its own",
      [
        layer({ x: 20, y: 60, width: 335, height: 40 }, [text("Title", { x: 20, y: 64 })]),
        ...[120, 220].map((y) =>
          layer({ x: 20, y, width: 335, height: 80, fill: "#eeeeee" }, [
            text("A card", { x: 36, y: y + 16 }),
          ]),
        ),
      ],
      { axis: "column", cells: 2, layers: 1 },
    ],
    [
      "rows as low as their words",
      column(3, 40).map((y) =>
        layer({ x: 20, y, width: 300, height: 20 }, [icon(20, y), text("Words", { x: 52, y, height: 20 })]),
      ),
      { axis: "column", cells: 3, layers: 1 },
    ],
    [
      "bare icons in a row, one of them smaller",
      [24, 24, 19, 24].map((px, index) =>
        layer({ type: "VECTOR", x: 20 + index * 40, y: 20, width: px, height: px, fill: "#000000" }),
      ),
      { axis: "row", cells: 4, layers: 1 },
    ],
    [
      "words below a bold line that says what they are",
      column(4, 30).map((y) => text("Words", { x: 20, y, weight: y === 100 ? 700 : 400 })),
      { axis: "column", cells: 3, layers: 1 },
    ],
    [
      "fields above a low row to tick",
      [
        ...column(3, 90).map((y) =>
          layer({ x: 20, y, width: 300, height: 70 }, [
            text("Name", { x: 20, y }),
            rectangle(20, y + 26, 300, 40),
          ]),
        ),
        layer({ x: 20, y: 370, width: 300, height: 20 }, [text("I agree", { x: 48, y: 370 })]),
      ],
      { axis: "column", cells: 3, layers: 1 },
    ],
    [
      "pictures in a row that runs off the screen",
      times(3, (index) => layer({ x: 20 + index * 172, y: 100, width: 160, height: 120, fills: [image] })),
      { axis: "row", cells: 3, layers: 1 },
    ],
  ])("%s", (_, children, expected) => {
    expect(found(children)).toEqual([expected]);
  });

  test("words and pictures of cards are parts of them, and chips in one card are a row of their own", () => {
    const chips = (x: number, y: number) =>
      times(3, (index) =>
        layer({ x: x + 16 + index * 44, y: y + 56, width: 36, height: 28, fill: "#cccccc" }, [
          text("Tag", { x: x + 20 + index * 44, y: y + 60, sizePx: 12 }),
        ]),
      );
    expect(found([card(20, 100, chips(20, 100)), card(20, 220), card(20, 340)])).toEqual([
      { axis: "column", cells: 3, layers: 1 },
      { axis: "row", cells: 3, layers: 1 },
    ]);
  });
});

describe("What only seems to be repeated", () => {
  test.each<[string, Children]>([
    [
      "the outlines of an icon",
      [
        layer(
          { width: 48, height: 48 },
          times(3, (index) =>
            layer({ type: "VECTOR", y: index * 16, width: 48, height: 8, fill: "#000000" }),
          ),
        ),
      ],
    ],
    [
      "boxes among the outlines of an illustration",
      [
        layer({ width: 300, height: 200 }, [
          layer({ type: "VECTOR", width: 300, height: 200, fill: "#cccccc" }),
          ...times(3, (index) => rectangle(index * 60, 20, 40, 40)),
        ]),
      ],
    ],
    ["letters one by one", times(6, (index) => text("R", { x: 20 + index * 10, y: 20, width: 8 }))],
    ["words of one line", times(3, (index) => text("ab.", { x: 20 + index * 26, y: 20, width: 24 }))],
    [
      "a dotted line",
      times(20, (index) =>
        layer({ type: "ELLIPSE", x: 10 + index * 8, y: 90, width: 4, height: 4, fill: "#000000" }),
      ),
    ],
    [
      "the bars of a chart",
      [50, 80, 65, 80, 80, 95].map((height, index) => rectangle(20 + index * 50, 300 - height, 30, height)),
    ],
    ["the ticks of a scale", times(12, (index) => rectangle(20 + index * 20, 300, 2, 16))],
    [
      "head, body and foot of a page",
      [
        [0, 60],
        [60, 600],
        [660, 152],
      ].map(([y = 0, height = 0]) => layer({ y, width: 375, height }, [text("Words", { x: 20, y: y + 8 })])),
    ],
    ["two boxes of different sizes", [rectangle(20, 100, 160, 100), rectangle(196, 100, 140, 100)]],
    ["a title and a line below it", [text("Title", { x: 20, y: 20 }), text("Words", { x: 20, y: 48 })]],
  ])("%s", (_, children) => {
    expect(found(children)).toEqual([]);
  });
});

test("the order of layers says nothing", () => {
  const rows = column(4, 80).flatMap((y) => [rectangle(20, y, 335, 64), text("Words", { x: 64, y: y + 20 })]);
  const boxesFirst = rows.toSorted((a, b) => Number(b.type === "RECTANGLE") - Number(a.type === "RECTANGLE"));
  expect(found(boxesFirst)).toEqual(found(rows));
});
