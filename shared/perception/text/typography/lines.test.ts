import { expect, test } from "vitest";
import { openFrame } from "../../frame/frame.ts";
import { sceneOf, screen, text } from "../../../scene/testing.ts";
import { knownLineCount } from "./lines.ts";

const linesIn = (height: number) => {
  const node = screen([
    text("Your order is on its way", { height, sizePx: 16, lineHeightPx: 24, resize: "height" }),
  ]);
  return openFrame(sceneOf(node), node).texts.map(knownLineCount);
};

test.each([
  [24, 1],
  [48, 2],
  [72, 3],
  [47.6, 2],
])("a box of %d px holds %d lines of 24 px", (height, lines) => {
  expect(linesIn(height)).toEqual([lines]);
});

test.each([
  [11.5, 1],
  [35.5, 2],
  [59.5, 3],
])("a box of %d px that is trimmed to the letters holds %d lines of 24 px", (height, lines) => {
  expect(linesIn(height)).toEqual([lines]);
});

test("a line with a larger price in it is one line", () => {
  const run = { fontFamily: "Inter", weight: 400, sizePx: 14, lineHeightPx: 20 };
  const node = screen([
    text("$29 per month, billed yearly", {
      height: 29,
      resize: "height",
      runs: [
        { ...run, start: 0, end: 3, sizePx: 24, lineHeightPx: 29 },
        { start: 3, end: 28, ...run },
      ],
    }),
  ]);
  expect(openFrame(sceneOf(node), node).texts.map(knownLineCount)).toEqual([1]);
});
