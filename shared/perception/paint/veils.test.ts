import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, screen, solid, text } from "../../scene/testing.ts";
import { textsToRead } from "../contrast/run-contrast.ts";
import { openAlone } from "../frame/testing.ts";
import { veils } from "./veils.ts";

const veil = (opacity: number) =>
  layer({ type: "RECTANGLE", width: 375, height: 812, fills: [solid("#000000", opacity)] });

const below = text("Orders of this week", { x: 24, y: 60 });

const dialog = [
  layer({ type: "RECTANGLE", x: 40, y: 300, width: 295, height: 180, fill: "#ffffff" }),
  text("Delete this order?", { x: 60, y: 330 }),
];

const veilsOf = (...children: readonly SceneNode[]) => veils(openAlone(screen(children)));

const readOn = (...children: readonly SceneNode[]) => {
  return textsToRead(openAlone(screen(children))).map(({ node: { name } }) => name);
};

describe("what lies below a veil", () => {
  test("is out of use while a dialog lies in it", () => {
    const holding = (more: object) =>
      layer({ width: 375, height: 812, fills: [solid("#000000", 0.5)], ...more }, dialog);
    expect(readOn(below, holding({}))).toEqual(["Delete this order?"]);
    expect(readOn(below, holding({ opacity: 0.8 })), "all of it is faded").toHaveLength(2);
  });

  test("is out of use while a dialog lies over it", () => {
    expect(readOn(below, veil(0.5), ...dialog)).toEqual(["Delete this order?"]);
    expect(readOn(below, veil(0.2), ...dialog)).toEqual(["Delete this order?"]);
  });

  test("is read where nothing lies over the veil", () => {
    expect(readOn(below, veil(0.5))).toEqual(["Orders of this week"]);
  });

  test("is read below a wash that hardly darkens it", () => {
    expect(readOn(below, veil(0.15), ...dialog)).toEqual(["Orders of this week", "Delete this order?"]);
  });

  test("is no veil's where there is nothing but the ground, or a bar beside it", () => {
    const ground = layer({
      type: "RECTANGLE",
      y: 100,
      width: 375,
      height: 712,
      fills: [solid("#000000", 0.5)],
    });
    const bar = layer({ type: "RECTANGLE", width: 375, height: 100, fill: "#2447c8" });
    expect(veilsOf(ground, ...dialog)).toEqual([]);
    expect(veilsOf(bar, ground, ...dialog)).toEqual([]);
    expect(veilsOf(below, veil(0.5), ...dialog)).toHaveLength(1);
  });
});
