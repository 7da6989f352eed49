import { expect, test } from "vitest";
import type { Platform } from "../../../../standards/platforms.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { smallText } from "./small-text.ts";

const SENTENCE = "Your order leaves our warehouse within two working days.";
const tabs = (name: string, sizePx: number, label = "Home") =>
  layer(
    { name, y: 732, width: 375, height: 80, fill: "#ffffff" },
    [0, 1, 2].map((index) =>
      layer({ name: "Frame 7", x: index * 125 + 38, y: 740, width: 48, height: 48 }, [
        layer({
          name: "Vector",
          type: "VECTOR",
          x: index * 125 + 50,
          y: 742,
          width: 24,
          height: 24,
          fill: "#222222",
        }),
        text(index === 0 ? label : "12", { x: index * 125 + 44, y: 770, sizePx }),
      ]),
    ),
  );

testRule(smallText, {
  pass: {
    "the labels of a tab bar, as the platforms set them": screen([tabs("Tab bar", 10)]),
  },
  fail: {
    "labels of a tab bar in 8 px": [screen([tabs("Tab bar", 8)]), { sizePx: 8, smallestPx: 10 }],
  },
  ignore: {
    "the upper line of the badge of a store": screen([text("Download on the", { sizePx: 9 })]),
    "digits in a badge": screen([text("12", { sizePx: 9 })]),
    "a sheet of paper, held upright or not": screen([text(SENTENCE, { sizePx: 7 })], {
      width: 1056,
      height: 816,
    }),
  },
});

test("a screen hears it once, in the words of what is read worst", () => {
  const node = screen([
    text("Updated", { sizePx: 10 }),
    text(SENTENCE, { y: 40, sizePx: 9, width: 300, height: 40 }),
    text("Sponsored", { y: 100, sizePx: 10.2 }),
  ]);
  expect(findingsOf(smallText, node)).toMatchObject([
    { evidence: { sizePx: 9, smallestPx: 11 }, layers: [{}, {}, {}] },
  ]);
});

test("one px too few is a detail, and three are told", () => {
  const isFolded = (sizePx: number) =>
    findingsOf(smallText, screen([text(SENTENCE, { sizePx, width: 300, height: 40 })]))[0]?.isDetail ?? false;
  expect([10, 8].map(isFolded)).toEqual([true, false]);
});

test("on Android it is said in its unit, and rests on its guidelines", () => {
  const node = screen([text("Updated", { sizePx: 10 })]);
  const by = (platform: Platform) => findingsOf(smallText, node, { platform })[0];
  expect(by("android")).toMatchObject({
    problem: "This text is set in 10 sp; text of its kind needs 11 sp or more on Android.",
    basis: expect.stringContaining("material.io"),
  });
  expect(by("ios")).toMatchObject({ basis: expect.stringContaining("apple.com") });
});
