import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { targetSize } from "../../rules/ux/targets/target-size.ts";
import { mendedBy } from "../../../../tests/review/mended-by.ts";

const mended = mendedBy(targetSize);

const heading = text("A day by the lake", { x: 24, y: 60, width: 240, sizePx: 28, weight: 700, height: 36 });
const page = (...parts: readonly SceneNode[]) => screen([heading, ...parts]);

const box = (name: string, x: number, y: number, width: number, height: number) =>
  layer({ name, type: "RECTANGLE", x, y, width, height, fill: "#1a3fb0", cornerRadiiPx: [8, 8, 8, 8] });
const words = (name: string, x: number, y: number, width: number) =>
  text(name, {
    name,
    x,
    y,
    width,
    height: 20,
    sizePx: 15,
    lineHeightPx: 20,
    color: "#ffffff",
    align: "center",
  });

describe("a control too small for a finger", () => {
  test("grows downwards where something stands above it", () => {
    const above = layer({ type: "RECTANGLE", x: 24, y: 240, width: 327, height: 52, fill: "#dddddd" });
    const node = page(above, box("Box", 24, 300, 327, 30), words("Book a table", 124, 305, 127));
    expect(mended(node, "Box", "Book a table")).toMatchObject({
      kinds: ["grow-control"],
      at: [
        [24, 300, 327, 44],
        [124, 312, 127, 20],
      ],
    });
  });

  test("does not grow where there is no room for it", () => {
    const near = (y: number) =>
      layer({ type: "RECTANGLE", x: 24, y, width: 327, height: 60, fill: "#dddddd" });
    const node = page(
      near(236),
      box("Box", 24, 300, 327, 30),
      words("Book a table", 124, 305, 127),
      near(334),
    );
    expect(mended(node)).toMatchObject({ found: true, kinds: undefined });
  });

  test("grows by its paddings where it keeps to its words, and keeps its ends round", () => {
    const button = layer(
      {
        name: "Box",
        x: 100,
        y: 300,
        width: 160,
        height: 32,
        fill: "#1a3fb0",
        cornerRadiiPx: [16, 16, 16, 16],
        layout: {
          direction: "horizontal",
          gapPx: 8,
          paddingPx: [6, 16, 6, 16],
          align: "center",
          crossAlign: "center",
        },
        sizing: { horizontal: "hug", vertical: "hug" },
      },
      [words("Book a table", 116, 306, 128)],
    );
    expect(mended(page(button), "Box", "Book a table")).toMatchObject({
      kinds: ["grow-control"],
      at: [
        [100, 294, 160, 44],
        [116, 306, 128, 20],
      ],
    });
  });

  test("in a frame, what it holds stays in its middle, whatever its constraints are", () => {
    const inner = (vertical: string) => ({
      ...words(`Words ${vertical}`, 124, 305, 127),
      constraints: { horizontal: "left", vertical },
    });
    for (const vertical of ["top", "center", "bottom"]) {
      const button = layer({ name: "Box", x: 24, y: 300, width: 327, height: 30, fill: "#1a3fb0" }, [
        inner(vertical),
      ]);
      expect(mended(page(button), "Box", `Words ${vertical}`)).toMatchObject({
        kinds: ["grow-control"],
        at: [
          [24, 293, 327, 44],
          [124, 305, 127, 20],
        ],
      });
    }
  });

  test("gets as much room beside its words as above them, to the side that is free", () => {
    const node = page(box("Box", 295, 300, 70, 28), words("Call now", 300, 304, 60));
    expect(mended(node, "Box", "Call now")).toMatchObject({
      kinds: ["grow-control"],
      at: [
        [281, 292, 84, 44],
        [293, 304, 60, 20],
      ],
    });
  });

  test("grows with the others of its row, or not at all", () => {
    const chips = (height: number) => [
      box("First", 24, 300, 100, height),
      words("Today", 44, 300, 60),
      box("Second", 140, 300, 100, height),
      words("Later", 160, 300, 60),
    ];
    expect(mended(page(...chips(24)), "First", "Second")).toMatchObject({
      kinds: ["grow-controls"],
      at: [
        [24, 290, 100, 44],
        [140, 290, 100, 44],
      ],
    });
    const picture = layer({ type: "RECTANGLE", x: 260, y: 300, width: 80, height: 24, fill: "#dddddd" });
    expect(mended(page(...chips(24), picture))).toMatchObject({ found: true, kinds: undefined });
  });
});
