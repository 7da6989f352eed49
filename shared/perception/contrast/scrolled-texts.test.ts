import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { runContrasts } from "./run-contrast.ts";
import { scrolledTexts } from "./scrolled-texts.ts";

const NAME = "Below the edge";
const LIST = { x: 0, y: 100, width: 375, height: 200 } as const;

const words = (options: object = {}) =>
  text(NAME, { x: 20, y: 400, width: 200, color: "#999999", ...options });

/** The contrast of a text as people see it once they have scrolled to it; undefined when they do not. */
function ratioOf(children: readonly SceneNode[], options: object = {}): number | undefined {
  const node = screen(children, options);
  const frame = openFrame(sceneOf(node), node);
  const [found] = [...scrolledTexts(frame).values()].filter(({ layer: one }) => one.node.name === NAME);
  const [contrast] = found ? runContrasts(found.layer, found.frame) : [];
  return contrast && Math.round(contrast.worst * 100) / 100;
}

const clipping = (children: readonly SceneNode[], options: object = {}) =>
  layer({ ...LIST, clipsContent: true, ...options }, children);

const row = (y: number, children: readonly SceneNode[] = [], options: object = {}) =>
  layer({ x: 0, y, width: 375, height: 80, ...options }, children);

describe("People scroll to a text", () => {
  const onWhite = 2.85;
  const cases: Readonly<Record<string, readonly [readonly SceneNode[], number, object?]>> = {
    "below the edge of a layer that scrolls": [[clipping([words()], { scrolls: "vertical" })], onWhite],
    "beside the edge of a layer that scrolls sideways": [
      [clipping([words({ x: 500, y: 150 })], { scrolls: "horizontal" })],
      onWhite,
    ],
    "below the edge of a screen that scrolls": [[words({ y: 900 })], onWhite, { scrolls: "vertical" }],
    "in a column that runs on below the edge": [[clipping([row(120, [words()], { height: 600 })])], onWhite],
    "in a row like those that can be seen": [[clipping([row(110), row(200), row(390, [words()])])], onWhite],
    "on the ground of its own row": [
      [clipping([row(390, [words()], { fill: "#000000" })], { scrolls: "vertical" })],
      7.37,
    ],
    "on the ground of what scrolls": [[clipping([words()], { scrolls: "vertical", fill: "#333333" })], 4.43],
    "on a panel behind what scrolls, whose corners are round": [
      [
        layer({ ...LIST, fill: "#333333", cornerRadiiPx: [12, 12, 12, 12] }),
        clipping([words()], { scrolls: "vertical" }),
      ],
      4.43,
    ],
    "whatever is painted over the place where it would lie": [
      [
        clipping([words()], { scrolls: "vertical" }),
        layer({ y: 380, height: 100, width: 375, fill: "#000000" }),
      ],
      onWhite,
    ],
  };
  for (const [name, [children, ratio, options]] of Object.entries(cases))
    test(name, () => {
      expect(ratioOf(children, options)).toBe(ratio);
    });
});

describe("People do not scroll to a text", () => {
  const cases: Readonly<Record<string, readonly [readonly SceneNode[], object?]>> = {
    "below the edge of a screen that does not scroll": [[words({ y: 900 })]],
    "in a panel of its own, all of it beyond the edge": [
      [clipping([row(110), row(390, [words()], { width: 300 })])],
    ],
    "beyond the edge across the way that it scrolls": [
      [clipping([words({ x: 500, y: 150 })], { scrolls: "vertical" })],
    ],
    "below and beside the edge": [[clipping([words({ x: 500 })], { scrolls: "vertical" })]],
    "in a closed panel": [[clipping([row(120, [words()], { height: 600 })], { height: 0 })]],
    "in what is itself cut off": [
      [layer({ width: 375, height: 50, clipsContent: true }, [clipping([words()], { scrolls: "vertical" })])],
    ],
    "that is covered there too": [
      [clipping([words(), row(390, [], { fill: "#ffffff" })], { scrolls: "vertical" })],
    ],
    "behind which a panel ends": [
      [layer({ ...LIST, height: 100, fill: "#333333" }), clipping([words()], { scrolls: "vertical" })],
    ],
    "in a faded group": [[layer({ ...LIST, opacity: 0.5 }, [clipping([words()], { scrolls: "vertical" })])]],
  };
  for (const [name, [children, options]] of Object.entries(cases))
    test(name, () => {
      expect(ratioOf(children, options)).toBeUndefined();
    });

  test("on a gradient or a picture that would run on, its contrast is not known", () => {
    for (const paint of [image, { ...image, opacity: 0.5 }])
      expect(
        ratioOf([
          clipping([words({ color: "#000000" })], { scrolls: "vertical", fills: [solid("#ffffff"), paint] }),
        ]),
      ).toBeLessThan(6);
  });
});

test("scrollers in scrollers are opened for a few times as many layers as the frame has, at most", () => {
  const nested = Array.from({ length: 60 }).reduce<SceneNode>(
    (inner) => clipping([inner, words()], { scrolls: "vertical" }),
    row(110),
  );
  const node = screen([nested]);
  const frame = openFrame(sceneOf(node), node);
  const opened = new Set([...scrolledTexts(frame).values()].map((scrolled) => scrolled.frame));
  const layers = [...opened].reduce((sum, one) => sum + one.layers.length, 0);
  expect(opened.size).toBeGreaterThan(0);
  expect(layers).toBeLessThan(3 * frame.layers.length);
});
