import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { openFrame } from "../frame/frame.ts";
import { layer, sceneOf, screen } from "../../scene/testing.ts";
import { screenKind } from "./screen-kind.ts";

const kindOf = (node: SceneNode) => screenKind(openFrame(sceneOf(node), node));

test.each([
  ["screen", screen([])],
  ["screen", screen([], { type: "COMPONENT" })],
  ["part", layer({ width: 300, height: 200 })],
  ["component", layer({ type: "COMPONENT", width: 120, height: 40 })],
  ["component", screen([], { type: "COMPONENT_SET" })],
  ["specimen", screen([], { name: "Typography" })],
  ["screen", screen([], { name: "Style of life" })],
] as const)("%s", (kind, node) => {
  expect(kindOf(node)).toBe(kind);
});
