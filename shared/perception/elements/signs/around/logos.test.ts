import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { logos } from "./logos.ts";

const idsOf = (...nodes: readonly SceneNode[]): readonly string[] =>
  logos(sightOf(nodes)).map(({ things: [thing] }) => thing.layer.node.id);

const drawing = (x: number, y: number, options: object = {}): SceneNode =>
  layer({ type: "VECTOR", x, y, width: 30, height: 30, fill: "#223355", ...options });

test("a small thing that is called so is one, but for a whole section", () => {
  const named = drawing(20, 500, { name: "Logo" });
  expect(idsOf(named)).toEqual([named.id]);
  expect(idsOf(layer({ name: "Logo section", width: 375, height: 400 }, [drawing(20, 20)]))).toEqual([]);
});

test("several of them in a row lead to other places", () => {
  expect(idsOf(...[20, 60, 100].map((x) => drawing(x, 500, { name: "Logo" })))).toEqual([]);
});
