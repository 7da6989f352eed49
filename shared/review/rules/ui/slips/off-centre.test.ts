import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { offCentre } from "./off-centre.ts";

const BOX = { x: 100, y: 400, width: 160, height: 48 };

/** A button with a word of 32 by 24 px, so far right of the middle and below it. */
const button = (right: number, down: number, more: object = {}) =>
  screen([
    layer({ ...BOX, name: "Button", fill: "#2563eb", round: 8 }, [
      text("Save", { x: 164 + right, y: 412 + down, color: "#ffffff", ...more }),
    ]),
  ]);

/** A plain box, and the word as a text of its own over it. */
const over = (right: number, more: object = {}) =>
  screen([
    layer({ ...BOX, type: "RECTANGLE", fill: "#2563eb", round: 8 }),
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
    "words too low": [button(0, 4), { content: "Save", roomAbovePx: 16, roomBelowPx: 8, roomLeftPx: 64 }],
    "an icon too far to the left": [iconButton(-4), { roomLeftPx: 8, roomRightPx: 16 }],
    "letters off the middle in a text box that lies in it": [
      over(-10, { width: 120, resize: "none", renderBox: { x: 154, y: 416, width: 32, height: 16 } }),
      { content: "Save", roomLeftPx: 54, roomRightPx: 74 },
    ],
  },
  ignore: {
    "words that begin on one line with others below, of another length": screen([
      layer({ ...BOX, type: "RECTANGLE", fill: "#2563eb", round: 8 }),
      text("Save", { x: 144, y: 412, color: "#ffffff", weight: 600 }),
      text("With all of your answers", { x: 144, y: 470 }),
    ]),
    "words that end on one line with others above, of another length": screen([
      text("All of your answers", { x: 76, y: 340, width: 144 }),
      layer({ ...BOX, type: "RECTANGLE", fill: "#2563eb", round: 8 }),
      text("Save", { x: 188, y: 412, color: "#ffffff", weight: 600 }),
    ]),
    "words beside the empty place of a sign, both in the middle": screen([
      layer({ ...BOX, name: "Button", fill: "#2563eb", round: 8 }, [
        layer({ x: 152, y: 416, width: 16, height: 16 }),
        text("Save", { x: 176, y: 412, color: "#ffffff" }),
      ]),
    ]),
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
    "words beside an arrow whose drawing has the size of the box": screen([
      layer({ ...BOX, name: "Button", fill: "#2563eb", round: 8 }, [
        layer({ type: "VECTOR", ...BOX, fill: "#ffffff" }),
        text("Save", { x: 152, y: 412, color: "#ffffff" }),
      ]),
    ]),
    "words beside a picture over the same box": screen([
      ...(over(8).children ?? []),
      layer({ type: "RECTANGLE", x: 112, y: 412, width: 24, height: 24, fills: [image] }),
    ]),
  },
});

test("buttons of one size whose words have slipped by as much are one finding", () => {
  const copies = [100, 200, 300].map((y) =>
    layer({ ...BOX, y, name: "Button", fill: "#2563eb", round: 8 }, [
      text("Join", { x: 164, y: y + 8, color: "#ffffff" }),
    ]),
  );
  const findings = findingsOf(offCentre, screen(copies));
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
    "words at the top of an area to write in, below a lower field": form(
      ...field("Email", 140, 0, 48),
      ...field("What happened?", 220, -10, 64),
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
    "none of them in the middle": [
      screen([line("Good morning", 100, 120, -4), block(160, 60, 5), line("Tea for two", 240, 90, -5)]),
      { roomLeftPx: 163, roomRightPx: 153 },
    ],
  },
  ignore: {
    "two lines that are set to the left": screen([
      line("Good morning", 100, 120),
      text("Tea for two\nand cake", { x: 152, y: 240, width: 90, height: 48 }),
    ]),
    "words over the middle of a row that stands as far beside that of the screen": screen([
      line("Good morning", 60, 120),
      line("Or by these two", 160, 130, 8),
      ...[-42, 42].map((x) => block(200, 64, 8 + x)),
      line("Tea for two", 340, 90),
    ]),
    "a line right above another one that stands still farther beside the middle": screen([
      line("Good morning", 60, 120),
      line("Made", 150, 44, 13),
      line("Of power", 180, 150, 18.5),
      line("Tea for two", 340, 90),
    ]),
    "a bare stroke that leads from one thing to another": screen([
      line("Good morning", 100, 120),
      line("Tea for two", 240, 90),
      layer({ type: "VECTOR", x: 131, y: 160, width: 129, height: 45, strokes: [solid("#2f9a40")] }),
    ]),
  },
});

test("where a word is off the middle one way, it is set right both ways", () => {
  const [finding] = findingsOf(offCentre, button(8, 2), { fixesFor: "all" });
  expect(finding?.fixes?.[0]?.changes).toMatchObject([
    { property: "x", to: 164 },
    { property: "y", to: 412 },
  ]);
});
