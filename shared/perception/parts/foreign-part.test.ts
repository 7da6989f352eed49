import { expect, test } from "vitest";
import type { Layer } from "../frame/frame.ts";
import { openAlone } from "../frame/testing.ts";
import { layer, screen, text } from "../../scene/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { isForeignPart, isNoPart } from "./foreign-part.ts";

function isTextForeignIn(name: string): boolean {
  return openAlone(screen([layer({ name }, [text("Word")])])).texts.some(isForeignPart);
}

test.each(["_Redlines :: Form", "iPhone 15 Pro", "Illustration"])(
  "what is in '%s' is not part of the design",
  (name) => {
    expect(isTextForeignIn(name)).toBe(true);
  },
);

test("a frame that is called after a device and is as wide as its screen is the screen", () => {
  const isForeignOn = (width: number) =>
    openAlone(screen([layer({ name: "iPhone 14 - 1", width, height: 400 }, [text("Word")])])).texts.some(
      isForeignPart,
    );

  expect([isForeignOn(375), isForeignOn(240)]).toEqual([false, true]);
});

test("a screen that was scaled down is a picture; small letters of a size that somebody set are not", () => {
  const shown = (sizePx: number) =>
    layer(
      { name: "Group", x: 40, y: 40, width: 260, height: 300 },
      Array.from({ length: 9 }, (_, index) => text("Open", { x: 50, y: 50 + 20 * index, sizePx })),
    );
  const isDrawn = (sizePx: number) =>
    openAlone(screen([shown(sizePx), text("Our new page", { y: 500, sizePx: 32 })])).texts.filter(
      isForeignPart,
    ).length;

  expect([isDrawn(7.224966), isDrawn(7), isDrawn(14.449932)]).toEqual([9, 0, 0]);
});

const wordsThat = (holds: (layer: Layer) => boolean, ...children: readonly SceneNode[]) => {
  const node = screen([text("Good morning", { x: 20, y: 120, sizePx: 28 }), ...children]);
  return openAlone(node)
    .texts.filter(holds)
    .map((one) => one.node.text.characters)
    .join("");
};

const clock = text("9:41", { x: 24, y: 14, width: 40, height: 20, sizePx: 15 });
const glyphs = [300, 322, 344].map((x) =>
  layer({ name: "Path", type: "VECTOR", x, y: 18, width: 16, height: 12, fill: "#000000" }),
);

test("a clock beside the glyphs of the system is no part of the screen", () => {
  expect(wordsThat(isNoPart, clock, ...glyphs)).toBe("9:41");
  expect(wordsThat(isForeignPart, clock, ...glyphs)).toBe("9:41");
});

const LETTERS = "qwertyuiopasdfghjklzxcvbnm";

test("the letters over the ground of a keyboard are no part of the screen", () => {
  const keys = LETTERS.split("").map((key, index) =>
    text(key, { x: 10 + (index % 10) * 36, y: 540 + Math.floor(index / 10) * 54, width: 12, height: 24 }),
  );
  const place = { y: 520, width: 375, height: 292 };
  const ground = layer({ name: "Rectangle 4", type: "RECTANGLE", ...place, fill: "#d1d4d9" });
  expect(wordsThat(isNoPart, ground, ...keys)).toBe(LETTERS);
});

test("words askew that are wider than the screen are a pattern, and no part of it", () => {
  const askew = { y: 100, height: 500, rotationDeg: -30 };
  const pattern = text("Pizza Pasta Salad", { ...askew, x: -80, width: 600 });
  const sticker = text("50% off", { ...askew, x: 40, width: 120 });
  expect(wordsThat(isForeignPart, pattern, sticker)).toBe("Pizza Pasta Salad");
});
