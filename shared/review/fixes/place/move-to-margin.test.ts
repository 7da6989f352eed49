import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen } from "../../../scene/testing.ts";
import { unevenMargins } from "../../rules/ui/spacing/uneven-margins.ts";
import { mendedBy } from "./testing.ts";

const mended = mendedBy(unevenMargins);

const blocks = (...lefts: readonly number[]): SceneNode =>
  screen(
    lefts.map((x, index) =>
      layer({ name: `Block ${index}`, x, y: 60 + 90 * index, width: 340, height: 70, fill: "#dde3f0" }),
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
