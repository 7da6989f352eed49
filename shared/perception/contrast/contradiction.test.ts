import { describe, expect, test } from "vitest";
import type { FramePixels } from "../frame/frame-pixels.ts";
import { openAlone } from "../frame/testing.ts";
import { mix } from "../../scene/color.ts";
import { rgb, screen } from "../../scene/testing.ts";
import { contradiction } from "./contradiction.ts";

const SIZE = { width: 200, height: 60 };
const PLACE = { x: 20, y: 20, width: 120, height: 20 };

/** Letters, as far as a photograph of them matters: a stroke, its rims, and the ground, over and over. */
const inkShareAt = (x: number, y: number): number => {
  const isInside = x >= 20 && x < 140 && y >= 24 && y < 36;
  return isInside ? (x % 8 === 0 ? 1 : x % 8 === 1 || x % 8 === 7 ? 0.5 : 0) : 0;
};

function pictureOf(ink: string, ground: string, scale = 1, alpha = 255): FramePixels {
  const [width, height] = [SIZE.width * scale, SIZE.height * scale];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { r, g, b } = mix(
        rgb(ground),
        rgb(ink),
        inkShareAt(Math.floor(x / scale), Math.floor(y / scale)),
      );
      data.set([r * 255, g * 255, b * 255, alpha], (y * width + x) * 4);
    }
  return { width, height, data };
}

function deny(
  picture: FramePixels | undefined,
  [ink, ground]: readonly [string, string],
  isAlone = true,
): number | undefined {
  const node = screen([], SIZE);
  const claim = { ink: rgb(ink), ground: rgb(ground), required: 4.5, isAlone };
  return contradiction(openAlone(node, { pixels: picture }), PLACE, claim);
}

const LIGHT_ON_GREEN = ["#ebeaec", "#58968b"] as const;

describe("A contrast that was measured, held against a picture", () => {
  test("is denied when the ground is another one, on which the letters can be read", () => {
    expect(deny(pictureOf("#ebeaec", "#03174c"), LIGHT_ON_GREEN)).toBeCloseTo(14.3, 0);
    expect(deny(pictureOf("#ebeaec", "#03174c"), LIGHT_ON_GREEN, false)).toBeCloseTo(14.3, 0);
  });

  test("is denied when letters and ground are others", () => {
    expect(deny(pictureOf("#222222", "#ffffff"), LIGHT_ON_GREEN)).toBeGreaterThan(10);
  });

  test("stands when the ground is another one, on which the letters are hardly better", () => {
    expect(deny(pictureOf("#ebeaec", "#4f7f76"), LIGHT_ON_GREEN)).toBeUndefined();
  });

  test("stands when stronger letters may be those of another stretch of the text", () => {
    expect(deny(pictureOf("#222222", "#ffffff"), ["#dddddd", "#ffffff"], false)).toBeUndefined();
  });
});

describe("A contrast on two grounds that are both known", () => {
  // Half white and half black, with grey strokes all over: ACT rule afw4f7, failed example 7.
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const ground = x < 80 ? 255 : 0;
      const value = x % 8 < 2 && y >= 24 && y < 36 ? 110 : ground;
      data.set([value, value, value, 255], (y * SIZE.width + x) * 4);
    }
  const frame = openAlone(screen([], SIZE), { pixels: { ...SIZE, data } });
  const claim = { ink: rgb("#7b7b7b"), ground: rgb("#ffffff"), required: 4.5, isAlone: true };

  test("is not denied by the other ground", () => {
    expect(contradiction(frame, PLACE, { ...claim, otherGrounds: [rgb("#000000")] })).toBeUndefined();
  });

  test("would be, were nothing known of it", () => {
    expect(contradiction(frame, PLACE, claim)).toBeGreaterThan(4.5);
  });
});
