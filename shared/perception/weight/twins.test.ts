import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { visualWeights } from "./visual-weight.ts";

const weightsOf = (children: readonly SceneNode[]): Readonly<Record<string, number>> => {
  const node = screen(children);
  return Object.fromEntries(
    visualWeights(openFrame(sceneOf(node), node)).map(({ layer: one, weight }) => [one.node.id, weight]),
  );
};

const heading = text("Your day", { id: "heading", x: 20, y: 80, sizePx: 28, weight: 700 });

const button = (id: string, y: number, fill: string): SceneNode =>
  layer({ id, x: 20, y, width: 335, height: 52, fill, cornerRadiiPx: [12, 12, 12, 12] }, [
    text("Send order", { x: 140, y: y + 14, color: "#ffffff", weight: 600 }),
  ]);

const card = (id: string, x: number): SceneNode =>
  layer({ id, x, y: 200, width: 160, height: 190, fill: "#f1f3f5" }, [
    layer({ id: `${id} photo`, x, y: 200, width: 160, height: 110, fills: [image] }),
    text(id, { id: `${id} title`, x: x + 12, y: 322, sizePx: 18, weight: 600 }),
    text("12 minutes", { x: x + 12, y: 352, sizePx: 13 }),
  ]);

describe("Twins", () => {
  test("equal buttons weigh alike, wherever they stand", () => {
    const { above, below } = weightsOf([
      heading,
      button("above", 300, "#1d4ed8"),
      button("below", 700, "#1d4ed8"),
    ]);
    expect(above).toBeGreaterThan(0);
    expect(below).toBe(above);
  });

  test("buttons of another colour are no twins", () => {
    const { blue, grey } = weightsOf([
      heading,
      button("blue", 300, "#1d4ed8"),
      button("grey", 700, "#868e96"),
    ]);
    expect(blue).toBeGreaterThan(grey ?? 0);
  });

  test("what stands at the same place in equal cards weighs alike, long words or short", () => {
    const weights = weightsOf([heading, card("Rest", 20), card("A long evening", 195)]);
    expect(weights["Rest photo"]).toBe(weights["A long evening photo"]);
    expect(weights["Rest title"]).toBe(weights["A long evening title"]);
    expect(weights["Rest title"]).toBeLessThan(weights["Rest photo"] ?? 0);
  });

  test("what is half covered weighs less than its twin that is not", () => {
    const photo = (id: string, x: number): SceneNode =>
      layer({ id, x, y: 400, width: 160, height: 200, fills: [image] });
    const cover = layer({ type: "RECTANGLE", x: 195, y: 500, width: 180, height: 312, fill: "#ffffff" });
    const { whole, half } = weightsOf([heading, photo("whole", 20), photo("half", 195), cover]);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(whole ?? 0);
  });

  test("the order of equal siblings changes nothing", () => {
    const cards = [card("Rest", 20), card("A long evening", 195)];
    const turned = weightsOf([heading, ...cards.toReversed()]);
    for (const [id, weight] of Object.entries(weightsOf([heading, ...cards])))
      if (!id.startsWith("1:")) expect(turned[id]).toBeCloseTo(weight, 9);
  });

  test("what the view cuts off weighs less than its twin that is seen whole", () => {
    const photo = (id: string, y: number): SceneNode =>
      layer({ id, x: 20, y, width: 335, height: 200, fills: [image] });
    const { whole, cut } = weightsOf([heading, photo("whole", 200), photo("cut", 720)]);
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(whole ?? 0);
  });
});
