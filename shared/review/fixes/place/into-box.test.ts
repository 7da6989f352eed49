import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { mendedBy } from "../../../../tests/review/mended-by.ts";
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

  test.each(["center", "right"])("stays where it is, whatever its constraint is: %s", (horizontal) => {
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
  });

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
