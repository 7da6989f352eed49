import { expect, test } from "vitest";
import { image, layer, sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { testRule } from "../../../testing.ts";
import { offCentre } from "./off-centre.ts";

const BOX = { x: 100, y: 400, width: 160, height: 48 };

/** A button with a word of 32 by 24 px, so far right of the middle and below it. */
const button = (right: number, down: number, more: object = {}) =>
  screen([
    layer({ ...BOX, name: "Button", fill: "#2563eb", cornerRadiiPx: [8, 8, 8, 8] }, [
      text("Save", { x: 164 + right, y: 412 + down, color: "#ffffff", ...more }),
    ]),
  ]);

/** A plain box, and the word as a text of its own over it. */
const over = (right: number, more: object = {}) =>
  screen([
    layer({ ...BOX, type: "RECTANGLE", fill: "#2563eb", cornerRadiiPx: [8, 8, 8, 8] }),
    text("Save", { x: 164 + right, y: 412, color: "#ffffff", weight: 600, ...more }),
  ]);

const ROUND = { x: 320, y: 40, width: 48, height: 48, cornerRadiiPx: [24, 24, 24, 24] } as const;

const iconButton = (right: number) =>
  screen([
    text("Settings", { x: 20, y: 20, sizePx: 24 }),
    layer({ ...ROUND, name: "Icon Button", fill: "#2563eb" }, [
      layer({ x: 332 + right, y: 52, width: 24, height: 24, name: "Icon" }, [
        layer({ type: "VECTOR", x: 334 + right, y: 54, width: 20, height: 20, fill: "#ffffff" }),
      ]),
    ]),
  ]);

testRule(offCentre, {
  pass: {},
  fail: {
    "words too far to the right": [button(7, 0), { content: "Save", acrossPx: 7, alongPx: 0 }],
    "words too low": [button(0, 4), { content: "Save", acrossPx: 0, alongPx: 4 }],
    "an icon too far to the left": [iconButton(-4), { acrossPx: 4 }],
    "words over a plain box, as most buttons are drawn": [over(8), { content: "Save", acrossPx: 8 }],
    "letters off the middle in a text box that lies in it": [
      over(-10, { width: 120, resize: "none", renderBox: { x: 154, y: 416, width: 32, height: 16 } }),
      { content: "Save", acrossPx: 10 },
    ],
  },
  ignore: {
    "words in the middle": button(0, 0),
    "an icon in the middle": iconButton(0),
    "two pixels, the space of letters": button(2, 2),
    "words at the left side": button(-48, 0),
    "words in a box of their own, aligned to its left": button(-4, 0, { width: 40, resize: "none" }),
    "three pixels in a button": over(3),
    "words with far less space on one side": over(-50),
    "words beside a picture over the same box": screen([
      ...(over(8).children ?? []),
      layer({ type: "RECTANGLE", x: 112, y: 412, width: 24, height: 24, fills: [image] }),
    ]),
    "words beside an icon": screen([
      layer({ ...BOX, name: "Button", fill: "#2563eb" }, [
        layer({ type: "VECTOR", x: 140, y: 414, width: 20, height: 20, fill: "#ffffff" }),
        text("Save", { x: 170, y: 412, color: "#ffffff" }),
      ]),
    ]),
  },
});

test("buttons of one size whose words have slipped by as much are one finding", () => {
  const copies = [100, 200, 300].map((y) =>
    layer({ ...BOX, y, name: "Button", fill: "#2563eb", cornerRadiiPx: [8, 8, 8, 8] }, [
      text("Join", { x: 164, y: y + 8, color: "#ffffff" }),
    ]),
  );
  const node = screen(copies);
  const { findings } = reviewFrame(sceneOf(node), node, { rules: [offCentre] });
  expect(findings.map(({ layers }) => layers.length)).toEqual([6]);
});
