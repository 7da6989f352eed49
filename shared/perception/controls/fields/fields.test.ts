import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { fields } from "./fields.ts";

const labelsIn = (...children: readonly SceneNode[]) => {
  const node = screen([text("Your details", { x: 24, y: 40, sizePx: 28 }), ...children]);
  return [...fields(openAlone(node)).values()].map(({ label }) => label?.node.text.characters);
};

const input = (words: string, height: number) =>
  instance("Input", { x: 24, y: 200, width: 300, height, fill: "#eeeeee" }, [
    text(words, { x: 32, y: 200 + (height - 18) / 2, sizePx: 12 }),
  ]);

describe("the label of a field", () => {
  test("stands on its border", () => {
    const onBorder = text("Email", { x: 40, y: 191, sizePx: 12 });
    expect(labelsIn(input("Anna", 56), onBorder)).toEqual(["Email"]);
  });

  test("is not a line centred above it", () => {
    expect(labelsIn(text("Or go on with email", { x: 110, y: 168, sizePx: 14 }), input("Anna", 40))).toEqual([
      undefined,
    ]);
  });

  test("stands beside it, in letters as high as it is and in a box that reaches into it", () => {
    const field = instance("Input", { x: 200, y: 200, width: 300, height: 38, fill: "#eeeeee" });
    const beside = text("Full name", { x: 20, y: 200, width: 186, sizePx: 30, resize: "none" });
    expect(labelsIn(beside, field)).toEqual(["Full name"]);
  });
});
