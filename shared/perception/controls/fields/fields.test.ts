import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../../scene/testing.ts";
import { openFrame } from "../../frame/frame.ts";
import { fields } from "./fields.ts";

const labelsIn = (...children: readonly SceneNode[]) => {
  const node = screen([text("Your details", { x: 24, y: 40, sizePx: 28 }), ...children]);
  return [...fields(openFrame(sceneOf(node), node)).values()].map(({ label }) => label?.node.text.characters);
};

const input = (words: string, height: number) =>
  instance("Input", { x: 24, y: 200, width: 300, height, fill: "#eeeeee" }, [
    text(words, { x: 32, y: 200 + (height - 18) / 2, sizePx: 12 }),
  ]);

describe("the label of a field", () => {
  test("stands above it", () => {
    expect(labelsIn(text("Email", { x: 24, y: 172, sizePx: 14 }), input("Anna", 40))).toEqual(["Email"]);
  });

  test("stands above it, in line with the words in it", () => {
    const indented = instance("Input", { x: 24, y: 200, width: 300, height: 60, fill: "#eeeeee" }, [
      text("Write your name", { x: 64, y: 218, sizePx: 16 }),
    ]);
    expect(labelsIn(text("Name", { x: 60, y: 174, sizePx: 16 }), indented)).toEqual(["Name"]);
  });

  test("stands on its border", () => {
    const onBorder = text("Email", { x: 40, y: 191, sizePx: 12 });
    expect(labelsIn(input("Anna", 56), onBorder)).toEqual(["Email"]);
  });

  test.each([18, 20, 22, 24])("is not the value of a field that is %i px high", (height) => {
    expect(labelsIn(input("Anna", height))).toEqual([undefined]);
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

  test("is not what the field above it asks for", () => {
    const fieldAt = (y: number, words: string) =>
      instance("Input", { x: 24, y, width: 300, height: 40, fill: "#eeeeee" }, [
        text(words, { x: 40, y: y + 10 }),
      ]);
    expect(labelsIn(fieldAt(200, "Email"), fieldAt(250, "Password"))).toEqual([undefined, undefined]);
  });

  test("is known whatever the layers are called", () => {
    const box = { name: "Rectangle 37", x: 24, y: 200, width: 327, height: 52, fill: "#f2f2f4" };
    const drawn = [
      layer({ ...box, type: "RECTANGLE" }),
      text("anna@mail.com", { x: 40, y: 214, sizePx: 16 }),
    ];
    expect(labelsIn(text("Email", { x: 24, y: 176, sizePx: 12 }), ...drawn)).toEqual(["Email"]);
  });
});
