import type { ImagePaint, SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, solid } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { stretchedImage } from "./stretched-image.ts";

const TABLES = { images: { photo: { widthPx: 800, heightPx: 600 }, strip: { widthPx: 400, heightPx: 1 } } };

const photo = (paint: Partial<ImagePaint> = {}): ImagePaint => ({
  type: "image",
  scaleMode: "stretch",
  imageHash: "photo",
  ...paint,
});

type Options = NonNullable<Parameters<typeof layer>[0]>;

const picture = (
  width: number,
  height: number,
  paint?: Partial<ImagePaint>,
  options: Options = {},
): SceneNode =>
  layer({
    type: "RECTANGLE",
    name: "Photo",
    x: 16,
    y: 100,
    width,
    height,
    fills: [photo(paint)],
    ...options,
  });

/** Where a picture of 240 × 240 px lies. */
const UNDER = { x: 16, y: 100, width: 240, height: 240 };

/** A crop that shows these shares of the width and the height. */
const crop = (across: number, down: number, slant = 0) => ({
  transform: [
    [across, slant, 0.1],
    [-slant, down, 0],
  ] as const,
});

testRule(
  stretchedImage,
  {
    pass: {
      "a picture in its own proportions": screen([picture(320, 240)]),
      "a picture rounded to whole px": screen([picture(133, 100)]),
      "a square cut out of a wide picture": screen([picture(240, 240, crop(0.75, 1))]),
      "a mirrored picture": screen([picture(320, 240, crop(-1, 1))]),
      "a wide picture that fills a square": screen([picture(240, 240, { scaleMode: "fill" })]),
      "a wide picture that fits into a square": screen([picture(240, 240, { scaleMode: "fit" })]),
      "2 % that nobody sees": screen([picture(326, 240)]),
    },
    fail: {
      "a wide picture pressed into a square": [
        screen([picture(240, 240)]),
        { pictureWidthPx: 800, pictureHeightPx: 600, distortionPercent: 33, betterHeightPx: 180 },
      ],
      "a picture pulled 5 % wider": [
        screen([picture(336, 240)]),
        { distortionPercent: 5, betterHeightPx: 252 },
      ],
      "a crop whose layer was made lower later": [
        screen([picture(240, 200, crop(0.75, 1))]),
        { distortionPercent: 20, betterHeightPx: 240 },
      ],
      "a picture under a veil": [
        screen([picture(240, 240, {}, { fills: [photo(), solid("#000000", 0.4)] })]),
        { distortionPercent: 33 },
      ],
    },
    ignore: {
      "a picture of unknown size": screen([picture(240, 240, { imageHash: "elsewhere" })]),
      "a tile": screen([picture(240, 240, { scaleMode: "tile" })]),
      "a turned crop": screen([picture(240, 240, crop(0.7, 0.7, 0.3))]),
      "a crop of next to nothing": screen([picture(240, 240, crop(1e-12, 1))]),
      "a turned layer": screen([picture(240, 240, {}, { rotationDeg: 12 })]),
      "what lies in a turned layer": screen([
        layer({ width: 300, height: 300, rotationDeg: 12 }, [picture(240, 240)]),
      ]),
      "a strip of one pixel that makes a gradient": screen([picture(240, 240, { imageHash: "strip" })]),
      "a texture": screen([picture(240, 240, {}, { name: "Paper texture" })]),
      "a wave between two parts": screen([picture(375, 60, {}, { name: "wave-bottom" })]),
      "a ground": screen([picture(375, 500, {}, { name: "Hero background" })]),
      "what lies in a ground": screen([
        layer({ name: "Fond", width: 375, height: 500 }, [picture(375, 500)]),
      ]),
      "a picture under a card": screen([picture(240, 240), layer({ ...UNDER, fill: "#ffffff" })]),
      "a faint picture in the ground": screen([picture(240, 240, { opacity: 0.1 })]),
      "a blurred picture": screen([
        picture(240, 240, {}, { effects: [{ type: "layer-blur", radiusPx: 20 }] }),
      ]),
      "a picture that a colour hides": screen([
        picture(240, 240, {}, { fills: [photo(), solid("#000000")] }),
      ]),
      "an icon": screen([picture(24, 40)]),
    },
  },
  TABLES,
);
