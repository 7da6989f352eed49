import { describe, expect, test } from "vitest";
import type { Rgb, SceneNode } from "../../scene/scene.ts";
import { openAlone } from "../frame/testing.ts";
import type { FramePixels } from "../frame/frame-pixels.ts";
import { image, layer, rgb, screen, text } from "../../scene/testing.ts";
import { sampledContrast } from "./sampled-contrast.ts";

const WHITE = rgb("#ffffff");
const SIZE = { width: 320, height: 100 };
const PLACE = { x: 20, y: 40, width: 160, height: 24 };

const title = (options: Parameters<typeof text>[1] = {}) =>
  text("Mountains in May", { id: "title", ...PLACE, color: "#ffffff", ...options });

/** Letters, as far as a photograph of them matters: a stroke, its two rims, and the ground, over and over. */
const isStroke = (x: number): boolean => x % 8 === 0;
const isRim = (x: number): boolean => x % 8 === 1 || x % 8 === 7;

const half = (a: Rgb, b: Rgb): Rgb => ({ r: (a.r + b.r) / 2, g: (a.g + b.g) / 2, b: (a.b + b.b) / 2 });

/** A picture of the screen: this ground, and white letters in the place of the title. */
function pictureOf(
  groundAt: (x: number) => Rgb,
  letters: Rgb = WHITE,
  { width, height } = SIZE,
): FramePixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInside = x >= 20 && x < 180 && y >= 44 && y < 60;
      const ground = groundAt(x);
      const color = isInside && isStroke(x) ? letters : isInside && isRim(x) ? half(letters, ground) : ground;
      data.set([color.r * 255, color.g * 255, color.b * 255, 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

const plain = (ground: string): FramePixels => pictureOf(() => rgb(ground));

function verdictOn(picture: FramePixels | undefined, words = title(), ...above: readonly SceneNode[]) {
  const frame = openAlone(screen([layer({ ...SIZE, fills: [image] }), words, ...above], SIZE), {
    pixels: picture,
  });
  const [layerOfText] = frame.texts;
  return layerOfText && sampledContrast(layerOfText, frame, 4.5);
}

describe("A text on a picture, judged by a picture of its frame", () => {
  test("is readable on a dark ground", () => {
    expect(verdictOn(plain("#333333"))).toEqual({ is: "readable" });
  });

  test("is too faint for certain when no pixel stands out from it", () => {
    expect(verdictOn(plain("#cccccc"))).toMatchObject({
      is: "too-weak",
      isCertain: true,
      text: WHITE,
      backdrop: rgb("#cccccc"),
      ratio: expect.closeTo(1.61, 1),
    });
  });

  test("is likely too faint when a part of it is", () => {
    expect(verdictOn(pictureOf((x) => rgb(x < 100 ? "#333333" : "#dddddd")))).toMatchObject({
      is: "too-weak",
      isCertain: false,
      backdrop: rgb("#dddddd"),
    });
  });

  test("is left open on a restless ground, of which a part is too light", () => {
    expect(
      verdictOn(pictureOf((x) => rgb(Math.floor(x / 8) % 2 === 0 ? "#333333" : "#aaaaaa"))),
    ).toBeUndefined();
  });

  test("is left open when the picture is too small, or of another shape", () => {
    const dark = () => rgb("#333333");
    expect(verdictOn(pictureOf(dark, WHITE, { width: 160, height: 50 }))).toBeUndefined();
    expect(verdictOn(pictureOf(dark, WHITE, { width: 320, height: 120 }))).toBeUndefined();
  });

  test("is judged where its letters are, and not beyond the end of a short line", () => {
    const darkBelow = pictureOf((x) => rgb(x < 190 ? "#333333" : "#dddddd"));
    expect(verdictOn(darkBelow, title({ width: 280 }))).toEqual({ is: "readable" });
  });

  test("is left open when something is painted over it", () => {
    const above = layer({ ...PLACE, width: 60, fill: "#ffffff" });
    expect(verdictOn(plain("#cccccc"), title(), above)).toBeUndefined();
  });

  test("is left open when its letters have no size", () => {
    expect(verdictOn(plain("#333333"), title({ sizePx: 0.00003 }))).toBeUndefined();
  });
});
