import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { textAtEdge } from "../../rules/ui/spacing/text-at-edge.ts";
import { mendedBy } from "./testing.ts";

const mended = mendedBy(textAtEdge);

const page = (...parts: readonly SceneNode[]) => screen(parts, { width: 375, height: 800 });
const words = (x: number, width: number, more: Parameters<typeof text>[1] = {}) =>
  text("A day by the lake", { name: "Words", x, y: 100, width, height: 24, ...more });

describe("a text at the edge of the screen", () => {
  test("moves to the margin", () => {
    expect(mended(page(words(2, 120)), "Words")).toMatchObject({
      kinds: ["move-from-edge"],
      at: [[16, 100, 120, 24]],
    });
  });

  test("moves in from the right, too", () => {
    const aligned = words(251, 120, { align: "right" });
    expect(mended(page(aligned), "Words")).toMatchObject({
      kinds: ["move-from-edge"],
      at: [[239, 100, 120, 24]],
    });
  });

  test("does not reach beyond the other margin with its box", () => {
    const wide = words(0, 370, { resize: "none", renderBox: { x: 1, y: 104, width: 118, height: 14 } });
    expect(mended(page(wide), "Words")).toMatchObject({ at: [[16, 100, 343, 24]] });
  });

  test("stays where something is in its way, or where it is as wide as the screen", () => {
    const mark = layer({ type: "RECTANGLE", x: 126, y: 100, width: 24, height: 24, fill: "#22334d" });
    expect(mended(page(words(2, 120), mark))).toMatchObject({ found: true, kinds: undefined });
    expect(mended(page(words(2, 370)))).toMatchObject({ found: true, kinds: undefined });
  });
});
