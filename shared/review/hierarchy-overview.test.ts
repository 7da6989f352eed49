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

  test("finds the main action of a long screen where people scroll to it, after all that is seen before", () => {
    const far = instance("Button", { id: "far", x: 20, y: 1600, width: 335, height: 48, fill: "#1d4ed8" }, [
      text("Pay now", { x: 150, y: 1612, color: "#ffffff" }),
    ]);
    const lines = [200, 400, 600].map((y) => text("A line of words", { x: 20, y }));
    const overview = overviewOf([heading, ...lines, far], { height: 1700 });
    expect(overview?.mainAction).toEqual({ layer: { id: "far", name: "Button" }, rank: 5 });
    expect(overview?.heaviest.map(({ layer: { id } }) => id)).not.toContain("far");
  });

  test("ranks the main action also when it is none of the heaviest", () => {
    const photos = Array.from({ length: 8 }, (_, index) =>
      layer({
        x: 20 + (index % 2) * 175,
        y: 100 + Math.floor(index / 2) * 150,
        width: 160,
        height: 130,
        fills: [{ type: "image", scaleMode: "fill" }],
      }),
    );
    const pay = instance("Button", { id: "pay", x: 130, y: 720, width: 120, height: 44, fill: "#495057" }, [
      text("Pay now", { x: 160, y: 730, color: "#ffffff" }),
    ]);
    expect(overviewOf([heading, ...photos, pay])?.mainAction).toMatchObject({
      layer: { id: "pay" },
      rank: 9,
    });
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
});
