import { describe, expect, test } from "vitest";
import { openFrame } from "../perception/frame/frame.ts";
import { hierarchyOverview } from "./hierarchy-overview.ts";
import { instance, layer, sceneOf, screen, text } from "../scene/testing.ts";

const overviewOf = (...children: Parameters<typeof screen>) => {
  const node = screen(...children);
  return hierarchyOverview(openFrame(sceneOf(node), node), ({ node: { id, name } }) => ({ id, name }));
};

const heading = text("Your cart", { id: "heading", name: "Title", x: 20, y: 40, sizePx: 32, weight: 700 });

const payButton = instance("Button", { id: "pay", x: 20, y: 500, width: 335, height: 48, fill: "#1d4ed8" }, [
  text("Pay now", { x: 150, y: 512, color: "#ffffff" }),
]);

describe("The overview of a hierarchy", () => {
  test("has the heaviest elements first", () => {
    expect(overviewOf([heading, payButton])?.heaviest).toEqual([
      { layer: { id: "pay", name: "Button" }, weight: 100 },
      { layer: { id: "heading", name: "Title" }, weight: expect.any(Number) },
    ]);
  });

  test("says at which place the main action comes", () => {
    expect(overviewOf([heading, payButton])?.mainAction).toEqual({
      layer: { id: "pay", name: "Button" },
      rank: 1,
    });
    expect(overviewOf([heading])?.mainAction).toBeUndefined();
  });

  test("counts the looks of text by size and weight", () => {
    const small = { x: 20, sizePx: 14 };
    const texts = [heading, text("One", { ...small, y: 100 }), text("Two", { ...small, y: 140 })];
    expect(overviewOf(texts)?.textLooks).toBe(2);
  });

  test("measures how much of the view is filled, and to which side it leans", () => {
    const picture = layer({
      x: 0,
      y: 0,
      width: 187.5,
      height: 812,
      fills: [{ type: "image", scaleMode: "fill" }],
    });
    expect(overviewOf([picture])).toMatchObject({ density: 0.5, balance: -0.5 });
  });

  test("there is none for a part of a screen, nor for an empty one", () => {
    expect(overviewOf([heading], { width: 200, height: 100 })).toBeUndefined();
    expect(overviewOf([])).toBeUndefined();
  });
});
