import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen } from "../../../scene/testing.ts";
import { unevenMargins } from "../../rules/ui/lines/uneven-margins.ts";
import { mendedBy } from "./testing.ts";

const mended = mendedBy(unevenMargins);

const blocks = (...lefts: readonly number[]): SceneNode =>
  screen(
    lefts.map((x, index) =>
      layer({
        name: `Block ${index}`,
        x,
        y: 60 + 90 * index,
        width: 340,
        height: 70,
        fill: index % 2 === 0 ? "#dde3f0" : "#d0e8d8",
      }),
    ),
  );

test("a block as wide as the one above it moves to its margins", () => {
  expect(mended(blocks(16, 16, 24), "Block 2")).toMatchObject({
    kinds: ["place-of-equals"],
    at: [[16, 240, 340, 70]],
  });
});

test("all blocks with its edges move along", () => {
  expect(mended(blocks(16, 16, 24, 24), "Block 2", "Block 3")).toMatchObject({
    kinds: ["place-of-equals"],
    at: [
      [16, 240, 340, 70],
      [16, 330, 340, 70],
    ],
  });
});

test("another block with other margins, which is told once this one is mended, is no new problem", () => {
  expect(mended(blocks(16, 24, 16, 16, 16, 8), "Block 1", "Block 5")).toMatchObject({
    kinds: ["place-of-equals"],
    at: [
      [16, 150, 340, 70],
      [8, 510, 340, 70],
    ],
  });
});

const card = (name: string, x: number, y: number, width: number, ...parts: readonly SceneNode[]) =>
  layer({ name, x, y, width, height: 70, fill: "#dde3f0" }, parts);
const mark = (name: string, x: number, y: number) =>
  layer({ name, type: "RECTANGLE", x, y, width: 24, height: 24, fill: "#22334d" });

test("a block of another width gets that of the others, and what is on it keeps to its side", () => {
  const node = screen([
    card("First", 16, 60, 343),
    card("Second", 16, 150, 343),
    card("Third", 26, 240, 323, mark("Left", 42, 260), mark("Middle", 175.5, 260), mark("Right", 309, 260)),
  ]);
  expect(mended(node, "Third", "Left", "Middle", "Right")).toMatchObject({
    kinds: ["margins-of-equals"],
    at: [
      [16, 240, 343, 70],
      [32, 260, 24, 24],
      [176, 260, 24, 24],
      [319, 260, 24, 24],
    ],
  });
});

test("one with a line across it does not", () => {
  const line = layer({ type: "RECTANGLE", x: 26, y: 275, width: 323, height: 1, fill: "#22334d" });
  const node = screen([card("First", 16, 60, 343), card("Second", 26, 150, 323, line)]);
  expect(mended(node)).toMatchObject({ kinds: undefined });
});

test("what stands on a card keeps to the margins of that", () => {
  const ground = card("Card", 16, 60, 343);
  const held = [card("Name", 32, 70, 311), card("City", 32, 150, 311)].map((one) => ({
    ...one,
    fills: [{ type: "solid" as const, color: { r: 1, g: 1, b: 1 } }],
  }));
  const high = { ...ground, box: { ...ground.box, height: 180 } };
  const node = screen([high, ...held, card("Last", 16, 260, 343)]);
  expect(mended(node).kinds).toBeUndefined();
});
