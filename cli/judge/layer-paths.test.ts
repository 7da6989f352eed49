import { expect, test } from "vitest";
import type { SceneNode } from "../../shared/scene/scene.ts";
import { layerPaths } from "./layer-paths.ts";
import { findingWith, frameWith } from "../../tests/command-line/judged-files.ts";

const node = (id: string, name: string, children: readonly SceneNode[] = []): SceneNode => ({
  id,
  name,
  type: "FRAME",
  box: { x: 0, y: 0, width: 10, height: 10 },
  children,
});

const cart = node("1:1", "Cart", [node("1:2", "Card\n1", [node("1:3", "Hint")]), node("1:4", "Pay")]);

test("a layer of a finding has the path of names that leads to it, on one line", () => {
  const layers = [
    { id: "1:3", name: "Hint" },
    { id: "1:1", name: "Cart" },
    { id: "9:9", name: "Elsewhere" },
  ];
  const report = frameWith([findingWith({ layers })]);
  expect([...layerPaths("Shop", cart, report)]).toEqual([
    ["1:1", "Shop/Cart"],
    ["1:3", "Shop/Cart/Card 1/Hint"],
  ]);
  expect(layerPaths("", cart, report).get("1:1")).toBe("Cart");
});
