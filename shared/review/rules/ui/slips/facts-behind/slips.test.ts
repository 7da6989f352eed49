import { expect, test } from "vitest";
import type { SceneNode } from "../../../../../scene/scene.ts";
import { layer, sceneOf, screen } from "../../../../../scene/testing.ts";
import { reviewFrame } from "../../../../review.ts";
import { RULES } from "../../../index.ts";

const LINES = new Set(["out-of-line", "uneven-gaps", "uneven-margins", "off-centre", "unlike-peers"]);

const said = (node: SceneNode) =>
  reviewFrame(sceneOf(node), node, { rules: RULES.filter(({ id }) => LINES.has(id)) }).findings.map(
    ({ rule, layers }) => [rule, layers.length],
  );

const tile = (x: number, y: number): SceneNode =>
  layer({ type: "RECTANGLE", x, y, width: 64, height: 64, fill: "#3355aa" });

const DESK = { width: 1280 };

test("a row that is plainly crooked and uneven besides is told once, by its line", () => {
  const node = screen([tile(100, 200), tile(200, 208), tile(322, 200)], DESK);
  expect(said(node)).toEqual([["out-of-line", 3]]);
});

test("where only a ruler shows that a row is crooked, its gaps are told", () => {
  const node = screen([tile(100, 200), tile(200, 201), tile(322, 200)], DESK);
  expect(said(node)).toEqual([["uneven-gaps", 3]]);
});
