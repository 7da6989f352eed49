import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { buttonDrawnTwice } from "./button-drawn-twice.ts";

interface Look {
  readonly height?: number;
  readonly radius?: number;
  readonly fill?: string;
  readonly font?: string;
  readonly size?: number;
  readonly label?: string;
}

const button = (
  y: number,
  { height = 44, radius = 8, fill = "#1a3fb0", font, size = 16, label = "Book now" }: Look = {},
) => [
  layer({
    type: "RECTANGLE",
    x: 100,
    y,
    width: 160,
    height,
    fill,
    cornerRadiiPx: [radius, radius, radius, radius],
  }),
  text(label, {
    x: 130,
    y: y + (height - 24) / 2,
    width: 100,
    align: "center",
    color: "#ffffff",
    sizePx: size,
    lineHeightPx: 24,
    ...(font && { fontFamily: font }),
  }),
];

const page = (...buttons: readonly (readonly SceneNode[])[]): SceneNode =>
  screen([
    text("Two weeks by the sea", { x: 20, y: 40, sizePx: 28, weight: 700 }),
    ...buttons.flat(),
    text("Breakfast is served from seven to ten.", { x: 20, y: 300, width: 300 }),
  ]);

testRule(buttonDrawnTwice, {
  pass: {},
  fail: {
    "another height and other corners": [
      page(button(120), button(420, { height: 60, radius: 30 })),
      { label: "Book now", own: "160 × 44 px, Inter 16 px", other: "160 × 60 px, Inter 16 px" },
    ],
    "another typeface and another height": [
      page(button(120), button(420, { height: 56, font: "Lora" })),
      { other: "160 × 56 px, Lora 16 px" },
    ],
  },
  ignore: {
    "the same button twice": page(button(120), button(420)),
    "a higher one, and no other difference": page(button(120), button(420, { height: 56, radius: 10 })),
    "a small one in the header and a large one below, of one radius": page(
      button(20, { height: 36, size: 14 }),
      button(420, { height: 56, size: 18 }),
    ),
    "another colour, as on another ground": page(
      button(120),
      button(420, { height: 60, radius: 30, fill: "#111111" }),
    ),
    "other words": page(button(120), button(420, { height: 60, radius: 30, label: "Ask us" })),
  },
});
