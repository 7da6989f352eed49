import { expect, test } from "vitest";
import type { ImagePaint, SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, solid } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { blurryImage } from "./blurry-image.ts";

const TABLES = {
  images: {
    photo: { widthPx: 400, heightPx: 300 },
    small: { widthPx: 100, heightPx: 75 },
    tall: { widthPx: 150, heightPx: 600 },
    dot: { widthPx: 8, heightPx: 8 },
    poster: { widthPx: 4096, heightPx: 2048 },
  },
};

const picture = (
  imageHash: keyof typeof TABLES.images,
  width: number,
  height: number,
  paint: Partial<ImagePaint> = {},
): SceneNode =>
  layer({
    type: "RECTANGLE",
    name: "Photo",
    width,
    height,
    fills: [{ type: "image", scaleMode: "fill", imageHash, ...paint }],
  });

const at = (y: number, node: SceneNode): SceneNode => ({ ...node, box: { ...node.box, y } });

testRule(
  blurryImage,
  {
    pass: {
      "a picture with a pixel for each px": screen([picture("photo", 375, 281)]),
      "a picture that is 1.4 times as large": screen([picture("photo", 560, 420)]),
      "a small picture that fits into a large layer along one side": screen([
        picture("tall", 375, 600, { scaleMode: "fit" }),
      ]),
      "a turned picture that is wide enough then": screen([picture("tall", 600, 200, { rotationDeg: 90 })]),
      "a picture as large as the design tool takes": layer({ width: 9000, height: 5000 }, [
        picture("poster", 9000, 4500),
      ]),
    },
    fail: {
      "a small picture over the width of a phone": [
        screen([picture("small", 375, 281)]),
        { pictureWidthPx: 100, pictureHeightPx: 75, times: 3.8, betterWidthPx: 375 },
      ],
      "a picture under a veil": [
        screen([
          picture("small", 375, 281),
          layer({ width: 375, height: 281, fills: [solid("#000000", 0.4)] }),
        ]),
        { times: 3.8 },
      ],
      "a picture that a card hides in part": [
        screen([picture("small", 375, 281), layer({ y: 40, width: 375, height: 600, fill: "#ffffff" })]),
        { times: 3.8 },
      ],
      "a picture on a card": [
        screen([layer({ width: 375, height: 600, fill: "#ffffff" }, [picture("small", 375, 281)])]),
        { times: 3.8 },
      ],
      "a narrow picture that fills a wide layer": [screen([picture("tall", 375, 200)]), { times: 2.5 }],
      "a small part of a picture, cut out": [
        screen([
          picture("photo", 320, 240, {
            scaleMode: "stretch",
            transform: [
              [0.25, 0, 0.5],
              [0, 0.25, 0.5],
            ],
          }),
        ]),
        { times: 3.2, betterWidthPx: 1280 },
      ],
    },
    ignore: {
      "a picture under a card": screen([
        picture("small", 375, 281),
        layer({ width: 375, height: 600, fill: "#ffffff", cornerRadiiPx: [16, 16, 0, 0] }),
      ]),
      "a picture that glass blurs": screen([
        picture("small", 375, 281),
        layer({
          width: 375,
          height: 281,
          fills: [solid("#ffffff", 0.2)],
          effects: [{ type: "background-blur", radiusPx: 20 }],
        }),
      ]),
      "an avatar": screen([picture("small", 80, 80)]),
      "a dot that makes a coloured ground": screen([picture("dot", 375, 281)]),
      "a tile": screen([picture("small", 375, 281, { scaleMode: "tile" })]),
      "a screen without pictures": screen([layer({ width: 375, height: 281, fill: "#dddddd" })]),
    },
  },
  TABLES,
);

test("is unsure about a picture that stands in for three", () => {
  const pictures = [0, 250, 500].map((y) => at(y, picture("small", 320, 240)));
  const unsure = { verdict: "unsure", reason: "placeholder" };
  expect(outcomesOf(blurryImage, screen(pictures), TABLES)).toEqual([unsure, unsure, unsure]);
});
