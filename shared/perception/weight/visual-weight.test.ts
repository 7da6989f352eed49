import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { openFrame } from "../frame/frame.ts";
import { image, instance, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { visualWeights } from "./visual-weight.ts";

/** The ids of what is seen, the heaviest first. */
const orderOf = (...children: readonly SceneNode[]): readonly string[] => {
  const node = screen(children);
  return visualWeights(openFrame(sceneOf(node), node)).map(({ layer: { node: one } }) => one.id);
};

const words = (id: string, y: number, options: Parameters<typeof text>[1] = {}): SceneNode =>
  text("Ten letters", { id, x: 20, y, ...options });

describe("What stands out", () => {
  test("the heaviest weighs 100, and all others less", () => {
    const node = screen([words("large", 40, { sizePx: 40 }), words("small", 300)]);
    const [first, second] = visualWeights(openFrame(sceneOf(node), node));
    expect(first).toMatchObject({ weight: 100, layer: { node: { id: "large" } } });
    expect(second?.weight).toBeGreaterThan(0);
    expect(second?.weight).toBeLessThan(50);
  });

  test("large letters weigh more than small ones, wherever they stand", () => {
    expect(orderOf(words("small", 40), words("large", 300, { sizePx: 32 }))).toEqual(["large", "small"]);
  });

  test("what is covered does not stand out", () => {
    const cover = layer({ y: 290, width: 375, height: 60, fill: "#ffffff" });
    expect(orderOf(words("covered", 300, { sizePx: 32 }), words("small", 40), cover)).toEqual(["small"]);
  });

  test("bold letters weigh more than regular ones", () => {
    expect(orderOf(words("regular", 300), words("bold", 340, { weight: 700 }))).toEqual(["bold", "regular"]);
  });

  test("dark letters weigh more than faint ones", () => {
    expect(orderOf(words("faint", 300, { color: "#bbbbbb" }), words("dark", 340))).toEqual(["dark", "faint"]);
  });

  test("a colour weighs more than a grey of the same contrast", () => {
    expect(
      orderOf(words("grey", 300, { color: "#767676" }), words("red", 340, { color: "#e00000" })),
    ).toEqual(["red", "grey"]);
  });

  test("of two alike, the one nearer to the top left weighs more", () => {
    expect(orderOf(words("below", 500), words("above", 60))).toEqual(["above", "below"]);
  });

  test("of two alike, the one that stands alone weighs more", () => {
    expect(orderOf(words("crowded", 300), words("neighbour", 324), words("alone", 420))[0]).toBe("alone");
  });

  test("a long paragraph does not outweigh its heading", () => {
    const paragraph = text("A long line of running text that goes on and on. ".repeat(6), {
      id: "paragraph",
      x: 20,
      y: 100,
      width: 335,
      height: 240,
      resize: "height",
    });
    expect(orderOf(words("heading", 40, { sizePx: 28, weight: 700 }), paragraph)[0]).toBe("heading");
  });

  test("a filled button weighs more than its words alone, and counts as one thing", () => {
    const button = instance(
      "Button",
      { id: "button", x: 20, y: 400, width: 200, height: 48, fill: "#1d4ed8" },
      [text("Ten letters", { id: "label", x: 60, y: 412, color: "#ffffff" })],
    );
    expect(orderOf(words("words", 300), button)).toEqual(["button", "words"]);
  });

  test("a picture counts, and so does what lies on it", () => {
    const picture = layer({ id: "picture", x: 0, y: 0, width: 375, height: 300, fills: [image] }, [
      words("title", 200, { color: "#ffffff" }),
    ]);
    expect(orderOf(picture)).toEqual(["picture", "title"]);
  });

  test("what is seen only after scrolling, or not at all, is left out", () => {
    const node = screen([words("above", 40), words("below", 830), words("outside", 1900)], { height: 1800 });
    const seen = visualWeights(openFrame(sceneOf(node), node)).map(({ layer: { node: one } }) => one.id);
    expect(seen).toEqual(["above"]);
  });
});
