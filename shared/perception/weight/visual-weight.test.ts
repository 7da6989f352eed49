import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { openAlone } from "../frame/testing.ts";
import { image, instance, layer, screen, text } from "../../scene/testing.ts";
import { visualWeights } from "./visual-weight.ts";

/** The ids of what is seen, the heaviest first. */
const orderOf = (...children: readonly SceneNode[]): readonly string[] => {
  return visualWeights(openAlone(screen(children))).map(({ layer: { node: one } }) => one.id);
};

const words = (id: string, y: number, options: Parameters<typeof text>[1] = {}): SceneNode =>
  text("Ten letters", { id, x: 20, y, ...options });

describe("What stands out", () => {
  test("what is covered does not stand out", () => {
    const cover = layer({ y: 290, width: 375, height: 60, fill: "#ffffff" });
    expect(orderOf(words("covered", 300, { sizePx: 32 }), words("small", 40), cover)).toEqual(["small"]);
  });

  test("a colour weighs more than a grey of the same contrast", () => {
    expect(
      orderOf(words("grey", 300, { color: "#767676" }), words("red", 340, { color: "#e00000" })),
    ).toEqual(["red", "grey"]);
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
});
