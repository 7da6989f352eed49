import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { mendedBy } from "./testing.ts";
import { textCut } from "../../rules/ui/overflow/text-cut.ts";

const mended = mendedBy(textCut);

const box = (more: Parameters<typeof layer>[0], ...children: readonly SceneNode[]) =>
  screen([layer({ name: "Box", fill: "#22334d", ...more }, children)]);

const words = (characters: string, more: Parameters<typeof text>[1]) =>
  text(characters, { name: "Words", color: "#ffffff", ...more });

describe("a text that sticks out of its box", () => {
  const chip = (...others: readonly SceneNode[]) =>
    screen([
      layer({ name: "Box", x: 20, y: 100, width: 88, height: 32, fill: "#22334d" }, [
        words("Recommended", { x: 32, y: 104, width: 92 }),
      ]),
      ...others,
    ]);

  test("gets a wider box where it is a label", () => {
    expect(mended(chip(), "Box", "Words")).toEqual({
      found: true,
      kinds: ["box-width"],
      at: [
        [20, 100, 116, 32],
        [32, 104, 92, 24],
      ],
    });
  });

  test.each(["left", "center", "right"])(
    "stays where it is, whatever its constraint is: %s",
    (horizontal) => {
      const held = words("Recommended", {
        x: 32,
        y: 104,
        width: 92,
        constraints: { horizontal, vertical: "top" },
      });
      expect(mended(box({ x: 20, y: 100, width: 88, height: 32 }, held), "Box", "Words").at).toEqual([
        [20, 100, 116, 32],
        [32, 104, 92, 24],
      ]);
    },
  );

  test("does not where something stands beside the box", () => {
    const next = layer({ name: "Next", x: 116, y: 100, width: 88, height: 32, fill: "#22334d" });
    expect(mended(chip(next))).toMatchObject({ found: true, kinds: undefined });
  });

  test("does not widen one of several boxes of one size", () => {
    const equal = layer({ name: "Next", x: 200, y: 100, width: 88, height: 32, fill: "#22334d" }, [
      words("New", { name: "Other", x: 224, y: 104, width: 40 }),
    ]);
    expect(mended(chip(equal))).toMatchObject({ found: true, kinds: undefined });
  });

  test("widens its box to both sides where it stands in the middle of it", () => {
    const node = box(
      { x: 140, y: 100, width: 90, height: 32 },
      words("Recommended", { x: 135, y: 104, width: 100, align: "center" }),
    );
    expect(mended(node, "Box", "Words")).toMatchObject({
      kinds: ["box-width"],
      at: [
        [123, 100, 124, 32],
        [135, 104, 100, 24],
      ],
    });
  });

  test("moves to its middle where it has room there", () => {
    const node = box(
      { x: 20, y: 100, width: 200, height: 40 },
      words("Recommended", { x: 136, y: 108, width: 100 }),
    );
    expect(mended(node, "Words")).toMatchObject({ kinds: ["move-inside"], at: [[70, 108, 100, 24]] });
  });

  test("moves up where its box has the room", () => {
    const node = box(
      { x: 20, y: 100, width: 200, height: 140 },
      words("A picnic\nby the lake", {
        x: 40,
        y: 200,
        width: 90,
        height: 48,
        renderBox: { x: 41, y: 206, width: 86, height: 38 },
      }),
    );
    expect(mended(node, "Words")).toMatchObject({ kinds: ["move-inside"], at: [[40, 188, 90, 48]] });
  });

  test("moves with the labels of its row, which stand on one line with it", () => {
    const card = (name: string, x: number, y: number) =>
      layer({ name: `Card ${name}`, x, y: 100, width: 140, height: 120, fill: "#22334d" }, [
        words(name, {
          name,
          x: x + 30,
          y,
          width: 80,
          height: 24,
          resize: "none",
          renderBox: { x: x + 31, y: y + 5, width: 78, height: 15 },
        }),
      ]);
    const node = screen([card("Gazebo", 20, 204), card("Garden", 180, 202)]);
    expect(mended(node, "Gazebo", "Garden")).toMatchObject({
      kinds: ["move-row-inside"],
      at: [
        [50, 192, 80, 24],
        [210, 190, 80, 24],
      ],
    });
  });

  test("takes several lines where its box has the height for them", () => {
    const node = box(
      { x: 20, y: 100, width: 200, height: 140 },
      words("A picnic by the lake for all of us", { x: 40, y: 116, width: 270, height: 24 }),
    );
    expect(mended(node, "Words")).toMatchObject({ kinds: ["wrap"], at: [[40, 116, 160, 48]] });
  });

  test("gets a higher box where nothing stands below", () => {
    const node = box(
      { x: 20, y: 100, width: 200, height: 70 },
      words("Saturday", { name: "Day", x: 32, y: 112, width: 70, height: 24 }),
      words("A picnic by the lake\nfor all of us", {
        x: 32,
        y: 140,
        width: 150,
        height: 48,
        renderBox: { x: 33, y: 146, width: 146, height: 38 },
      }),
    );
    expect(mended(node, "Box", "Words")).toMatchObject({
      kinds: ["box-height"],
      at: [
        [20, 100, 200, 96],
        [32, 140, 150, 48],
      ],
    });
  });

  test("gets its height in an auto layout that keeps to it", () => {
    const row = (y: number, inner: SceneNode) =>
      layer(
        {
          name: `Row ${y}`,
          x: 20,
          y,
          width: 300,
          height: 24,
          fill: "#22334d",
          layout: {
            direction: "horizontal",
            gapPx: 0,
            paddingPx: [0, 0, 0, 0],
            align: "start",
            crossAlign: "start",
          },
          sizing: { horizontal: "fixed", vertical: "hug" },
        },
        [inner],
      );
    const long = words("We meet by the old oak, and walk on to the lake from there", {
      x: 20,
      y: 100,
      width: 300,
      height: 24,
      resize: "none",
      renderBox: { x: 21, y: 104, width: 290, height: 36 },
    });
    expect(mended(screen([row(100, long)]), "Words", "Row 100")).toMatchObject({
      kinds: ["text-height"],
      at: [
        [20, 100, 300, 48],
        [20, 100, 300, 48],
      ],
    });
  });

  test("takes several lines in an auto layout that grows down with them", () => {
    const card = layer(
      {
        name: "Box",
        x: 20,
        y: 100,
        width: 220,
        height: 80,
        fill: "#22334d",
        layout: {
          direction: "vertical",
          gapPx: 8,
          paddingPx: [16, 16, 16, 16],
          align: "start",
          crossAlign: "start",
        },
        sizing: { horizontal: "fixed", vertical: "hug" },
      },
      [
        words("We meet by the old oak near the lake", {
          x: 36,
          y: 116,
          width: 290,
          height: 24,
          resize: "width-and-height",
          sizing: { horizontal: "hug", vertical: "hug" },
        }),
        words("Saturday", { name: "Day", x: 36, y: 148, width: 70, height: 16 }),
      ],
    );
    expect(mended(screen([card]), "Words", "Day", "Box")).toMatchObject({
      kinds: ["wrap"],
      at: [
        [36, 116, 188, 48],
        [36, 172, 70, 16],
        [20, 100, 220, 104],
      ],
    });
  });
});
