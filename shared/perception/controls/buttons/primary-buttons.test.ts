import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, rgb, sceneOf, screen, text } from "../../../scene/testing.ts";
import { openFrame } from "../../frame/frame.ts";
import { primaryButtons } from "./primary-buttons.ts";

const found = (...children: readonly SceneNode[]) => {
  const node = screen([text("Your order", { x: 24, y: 60, sizePx: 28, weight: 700 }), ...children]);
  return primaryButtons(openFrame(sceneOf(node), node)).map(({ text: words }) => words);
};

const round = [26, 26, 26, 26] as const;

/** A rectangle and the words over it, beside each other in the file. */
const drawn = (words: string, y: number, box: Partial<SceneNode>, color = "#ffffff") => [
  layer({
    name: "Rectangle 3",
    type: "RECTANGLE",
    x: 24,
    y,
    width: 327,
    height: 52,
    cornerRadiiPx: round,
    ...box,
  }),
  text(words, { x: 187 - words.length * 4, y: y + 14, weight: 600, color }),
];

const stop = (hex: string, position: number) => ({ position, color: { ...rgb(hex), a: 1 } });

describe("main buttons", () => {
  test("may be painted with a gradient", () => {
    const stops = [stop("#5b21b6", 0), stop("#2a4bff", 1)];
    const fills = [{ type: "gradient", shape: "linear", stops } as const];
    expect(found(...drawn("Pay now", 700, { fills }))).toEqual(["Pay now"]);
  });

  test("one of two is the main one", () => {
    const strong = drawn("Pay now", 700, { fills: [{ type: "solid", color: rgb("#2a4bff") }] });
    const quiet = drawn(
      "Save for later",
      630,
      { fills: [{ type: "solid", color: rgb("#eef0f6") }] },
      "#222222",
    );
    expect(found(...quiet, ...strong)).toEqual(["Pay now"]);
  });
});
