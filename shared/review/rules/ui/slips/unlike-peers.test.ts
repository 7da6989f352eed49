import { expect, test } from "vitest";
import { instance, layer, sceneOf, screen, solid, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { reviewFrame } from "../../../review.ts";
import { testRule } from "../../../testing.ts";
import { unlikeEquals } from "./unlike-peers.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

type LookOf = (index: number) => object;
const none: LookOf = () => ({});
const only =
  (odd: number, look: object, others: object = {}): LookOf =>
  (index) =>
    index === odd ? look : others;

/** A list of rows, each with a name and an icon. */
const list = ({ row = none, name = none, icon = none }: Partial<Record<"row" | "name" | "icon", LookOf>>) =>
  screen(
    NAMES.map((words, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff", ...row(index) }, [
        text(words, { x: 32, y: y + 18, sizePx: 16, color: "#333333", ...name(index) }),
        layer({ x: 320, y: y + 16, width: 24, height: 24 }, [
          layer({
            type: "VECTOR",
            x: 322,
            y: y + 18,
            width: 20,
            height: 20,
            fill: "#333333",
            ...icon(index),
          }),
        ]),
      ]);
    }),
  );

const lines = (px: number, color = "#cccccc") => ({
  strokes: [solid(color)],
  stroke: { widthsPx: [px, px, px, px], align: "inside" } as const,
});

const shadow = (y: number, radiusPx: number) => ({
  effects: [{ type: "drop-shadow", radiusPx, offset: { x: 0, y }, color: { r: 0, g: 0, b: 0, a: 0.2 } }],
});

const round = (px: number) => ({ cornerRadiiPx: [px, px, px, px] as const });

const cards = (...radii: readonly number[]) =>
  screen(
    radii.map((px, index) =>
      layer({ name: "Card", y: index * 100, width: 300, height: 80, fill: "#eeeeee", ...round(px) }),
    ),
  );

const button = (label: string, x: number, y: number, px: number) =>
  instance("Button", { x, y, width: 120, height: 40, fill: "#2563eb", ...round(px) }, [
    text(label, { x: x + 20, y: y + 10, color: "#ffffff" }),
  ]);

testRule(unlikeEquals, {
  fail: {
    "one bold name in the middle": [list({ name: only(3, { weight: 700 }) }), { own: "Inter, 16 px, 700" }],
    "one box in a slightly other blue": [
      list({ row: only(3, { fill: "#2f6bd8" }, { fill: "#2563eb" }) }),
      { own: "#2f6bd8", usual: "#2563eb" },
    ],
    "one thinner border": [list({ row: only(2, lines(1), lines(2)) }), { own: "1 px", usual: "2 px" }],
    "one icon in thinner lines": [
      list({ icon: only(1, lines(1.5), lines(2)) }),
      { own: "1.5 px", usual: "2 px" },
    ],
    "one row with another shadow": [
      list({ row: only(1, shadow(4, 8), shadow(2, 8)) }),
      { own: "0 4 8 0", usual: "0 2 8 0" },
    ],
    "a button with other corners than those elsewhere on the screen": [
      screen([
        button("Sign up", 20, 20, 8),
        button("Log in", 160, 20, 8),
        button("Start for free", 20, 400, 4),
      ]),
      { own: "4 px", usual: "8 px", others: 2 },
    ],
  },
  ignore: {
    "the bold head of a list": list({ name: only(0, { weight: 700 }) }),
    "the bold sum of a list": list({ name: only(4, { weight: 700 }) }),
    "what is bold, darker and in a thicker border where a row is selected": list({
      row: only(2, { fill: "#dbeafe", ...lines(2) }, lines(1)),
      name: only(2, { weight: 700, color: "#222222" }),
    }),
    "a text that is far larger, and so another thing": list({ name: only(2, { sizePx: 24 }) }),
    "a text that differs in size and weight": list({ name: only(2, { sizePx: 14, weight: 600 }) }),
    "a wash that marks the row that is not read yet": list({ row: only(1, { fill: "#eff6ff" }) }),
    "lines that differ by what nobody sees": list({ icon: only(1, lines(1.62), lines(2)) }),
    "the chosen one of equals in a thicker border": list({ row: only(2, lines(2), lines(1)) }),
    "the only row that is lifted up": list({ row: only(2, shadow(2, 8)) }),
    "a pill among cards": cards(8, 8, 8, 40),
  },
});

test("what is drawn unlike its equals is told, and left to people: it may be meant", () => {
  const node = list({ row: only(2, lines(1), lines(2)), icon: () => lines(1.5) });
  const { findings } = reviewFrame(sceneOf(node), node, { fixesFor: "all" });
  const told = findings.filter(({ rule }) => rule === "unlike-peers");
  expect(told.map(({ fixes }) => fixes)).toEqual([undefined]);
});
