import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { fieldWordsOff } from "./field-words-off.ts";

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

testRule(fieldWordsOff, {
  pass: {},
  fail: {
    "words too low": [
      form(...field("Email", 140, 12), ...field("Password", 220, 12)),
      { words: "Email", offPx: 12, count: 2 },
    ],
    "words too high in one of two fields": [
      form(...field("Email", 140, 0), ...field("Password", 220, -7)),
      { words: "Password", offPx: 7, count: 1 },
    ],
    "labels at the foot of the fields beside them": [beside([9, 9, 9, 9]), { words: "Name", count: 4 }],
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
    "labels in the middle beside their fields": beside([0, 0, 0, 0]),
    "one of several labels": beside([0, 9, 0, 0]),
  },
});
