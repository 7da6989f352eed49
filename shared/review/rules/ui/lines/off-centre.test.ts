import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, sceneOf, screen, solid, text } from "../../../../scene/testing.ts";
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
  fail: {
    "words too far to the right": [
      button(7, 0),
      { content: "Save", roomLeftPx: 71, roomRightPx: 57, roomAbovePx: 12 },
    ],
    "words too low": [button(0, 4), { content: "Save", roomAbovePx: 16, roomBelowPx: 8, roomLeftPx: 64 }],
    "an icon too far to the left": [iconButton(-4), { roomLeftPx: 8, roomRightPx: 16 }],
    "words over a plain box, as most buttons are drawn": [
      over(8),
      { content: "Save", roomLeftPx: 72, roomRightPx: 56 },
    ],
    "letters off the middle in a text box that lies in it": [
      over(-10, { width: 120, resize: "none", renderBox: { x: 154, y: 416, width: 32, height: 16 } }),
      { content: "Save", roomLeftPx: 54, roomRightPx: 74 },
    ],
  },
  ignore: {
    "words in the middle": button(0, 0),
    "an icon in the middle": iconButton(0),
    "two pixels, the space of letters": button(2, 2),
    "words at the left side": button(-48, 0),
    "words in a box of their own, aligned to its left": button(-4, 0, { width: 40, resize: "none" }),
    "an arrow drawn as a bare line, whose ends are painted beyond its box": screen([
      text("Settings", { x: 20, y: 20, sizePx: 24 }),
      layer({ ...ROUND, name: "Icon Button", fill: "#2563eb" }, [
        layer({ type: "VECTOR", x: 338, y: 64, width: 1, height: 0, strokes: [solid("#ffffff")] }),
      ]),
    ]),
    "the head of an arrow whose line is a layer of its own": screen([
      text("Settings", { x: 20, y: 20, sizePx: 24 }),
      layer({ ...ROUND, name: "Icon Button", type: "GROUP" }, [
        layer({ ...ROUND, type: "ELLIPSE", fill: "#2563eb" }),
        layer({ type: "REGULAR_POLYGON", x: 344, y: 56, width: 10, height: 16, fill: "#ffffff" }),
        layer({ type: "LINE", x: 332, y: 64, width: 14, height: 0, strokes: [solid("#ffffff")] }),
      ]),
    ]),
    "three pixels in a button": over(3),
    "words on a chip that is scrolled beyond the edge of the screen": screen([
      layer({ ...BOX, name: "Button", x: 255, fill: "#2563eb" }, [
        text("Sofa", { x: 314, y: 412, color: "#ffffff" }),
      ]),
    ]),
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

const FIELD = { name: "Rectangle", type: "RECTANGLE", x: 20, width: 335, fill: "#f2f3f7" } as const;

/** A field with words of 24 px in it, so far below its middle. */
const field = (words: string, y: number, down: number, height = 56): readonly SceneNode[] => [
  layer({ ...FIELD, y, height }),
  text(words, { x: 36, y: y + (height - 24) / 2 + down, height: 24, color: "#767676" }),
];

const form = (...fields: readonly SceneNode[]): SceneNode =>
  screen([
    text("Create an account", { x: 20, y: 60, sizePx: 28, weight: 700 }),
    ...fields,
    layer({ ...FIELD, y: 600, height: 52, fill: "#1a3fb0" }),
    text("Create account", { x: 130, y: 614, color: "#ffffff" }),
  ]);

const LABELS = ["Name", "Street", "City", "Country"];

/** Labels to the left of their fields, so far below the middle of them. */
const beside = (downs: readonly number[]): SceneNode =>
  screen(
    [
      text("Your address", { x: 40, y: 40, sizePx: 28, weight: 700 }),
      ...LABELS.flatMap((label, index) => {
        const y = 120 + index * 64;
        return [
          text(label, { x: 40, y: y + 8 + (downs[index] ?? 0), height: 24 }),
          layer({ ...FIELD, x: 200, y, height: 40 }),
        ];
      }),
    ],
    { width: 800, height: 600 },
  );

testRule(offCentre, {
  fail: {
    "words too low": [
      form(...field("Email", 140, 12), ...field("Password", 220, 12)),
      { content: "Email", roomAbovePx: 28, roomBelowPx: 4, count: 2 },
    ],
    "words too low in one field, and by less in the other": [
      form(...field("Email", 140, 3), ...field("Password", 220, 7)),
      { content: "Password", count: 2 },
    ],
    "words too high in one of two fields": [
      form(...field("Email", 140, 0), ...field("Password", 220, -7)),
      { content: "Password", roomAbovePx: 9, roomBelowPx: 23, count: 1 },
    ],
  },
  ignore: {
    "words in the middle": form(...field("Email", 140, 0), ...field("Password", 220, 0)),
    "two pixels, the space of letters": form(...field("Email", 140, 2), ...field("Password", 220, 2)),
    "a box to write several lines": form(...field("Email", 140, 0), ...field("Your message", 220, -40, 120)),
    "a label over its value": form(
      layer({ ...FIELD, y: 140, height: 56 }),
      text("Email", { x: 36, y: 145, sizePx: 12, height: 16 }),
      text("ada@example.com", { x: 36, y: 163, height: 24 }),
    ),
    "a small label at the top of an empty field": form(
      layer({ ...FIELD, y: 140, height: 56 }),
      text("Email", { x: 36, y: 147, sizePx: 12, height: 16 }),
    ),
    "words that only the tail of a letter draws down": form(
      layer({ ...FIELD, y: 140, height: 43 }),
      text("Message", {
        x: 36,
        y: 149,
        width: 112,
        height: 27,
        sizePx: 20,
        resize: "none",
        renderBox: { x: 37, y: 157, width: 101, height: 19.5 },
      }),
    ),
    "labels in the middle beside their fields": beside([0, 0, 0, 0]),
    "one of several labels": beside([0, 9, 0, 0]),
  },
});

/** Words so many px beside the middle of a screen of 375 px. */
const line = (words: string, y: number, width: number, offPx = 0) =>
  text(words, { x: 187.5 + offPx - width / 2, y, width });

const block = (y: number, width: number, offPx = 0) =>
  layer({ x: 187.5 + offPx - width / 2, y, width, height: 44, fill: "#3355aa" });

testRule(offCentre, {
  fail: {
    "a title beside the middle of what stands below it": [
      screen([line("Good morning", 100, 120, -12), line("A cup of tea, and off we go", 160, 220)]),
      { roomLeftPx: 116, roomRightPx: 140 },
    ],
    "a button beside it": [
      screen([line("Good morning", 100, 120), line("A cup of tea first", 160, 180), block(240, 96, 7)]),
      { roomLeftPx: 147, roomRightPx: 133 },
    ],
    "none of them in the middle": [
      screen([line("Good morning", 100, 120, -4), block(160, 60, 5), line("Tea for two", 240, 90, -5)]),
      { roomLeftPx: 163, roomRightPx: 153 },
    ],
  },
  ignore: {
    "all in the middle": screen([line("Good morning", 100, 120), line("Tea for two", 160, 90, 1)]),
    "words that start on one line": screen([
      text("Good morning", { x: 120, y: 100, width: 120 }),
      text("Tea for two, or three", { x: 120, y: 160, width: 150 }),
      text("Pots", { x: 120, y: 220, width: 40 }),
    ]),
    "two things side by side": screen([
      line("Good morning", 100, 120),
      text("Tea", { x: 120, y: 160, width: 40 }),
      text("Pots", { x: 190, y: 160, width: 40 }),
    ]),
    "a line of its own, far to the side": screen([
      line("Good morning", 100, 120),
      line("Tea for two", 160, 90, 40),
    ]),
    "one alone": screen([line("Good morning", 100, 120, 8)]),
  },
});
