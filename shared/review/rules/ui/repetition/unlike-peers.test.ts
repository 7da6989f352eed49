import { instance, layer, screen, solid, text, typeSheet } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { testRule } from "../../../testing.ts";
import { unlikePeers } from "./unlike-peers.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

type LookOf = (index: number) => object;
const none: LookOf = () => ({});
const only =
  (odd: number, look: object, others: object = {}): LookOf =>
  (index) =>
    index === odd ? look : others;
const lastTwo =
  (look: object): LookOf =>
  (index) =>
    index > 2 ? look : {};

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

/** Rows that people tick, drawn freely, the first of them done. */
const tickedList = (chosen: string) =>
  screen(
    NAMES.flatMap((name, index): readonly SceneNode[] => {
      const y = 100 + index * 64;
      const tick = { type: "VECTOR", x: 34, y: y + 24, width: 12, height: 8, fill: "#111111" } as const;
      return [
        layer({
          type: "RECTANGLE",
          x: 16,
          y,
          width: 343,
          height: 56,
          fill: index === 0 ? chosen : "#e5d9af",
        }),
        layer({ type: "ELLIPSE", x: 28, y: y + 16, width: 24, height: 24, fill: "#ffffff" }),
        ...(index === 0 ? [layer(tick)] : []),
        text(name, { x: 72, y: y + 18, color: "#333333" }),
      ];
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

/** Rows that end in a badge each. */
const badges = (...radii: readonly number[]) =>
  screen(
    radii.map((px, index) => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff" }, [
        text("Order", { x: 32, y: y + 18 }),
        layer({ name: "Badge", x: 260, y: y + 14, width: 80, height: 28, fill: "#dddddd", ...round(px) }, [
          text("Sent", { x: 280, y: y + 18, sizePx: 14 }),
        ]),
      ]);
    }),
  );

const button = (label: string, x: number, y: number, px: number) =>
  instance("Button", { x, y, width: 120, height: 40, fill: "#2563eb", ...round(px) }, [
    text(label, { x: x + 20, y: y + 10, color: "#ffffff" }),
  ]);

/** Signs on discs in the head of a screen. */
const head = (...fills: readonly string[]) =>
  screen([
    ...fills.map((fill, index) => {
      const x = [20, 260, 315][index] ?? 0;
      const drawn = { type: "VECTOR", x: x + 14, y: 64, width: 16, height: 16 } as const;
      return layer({ name: "Group", x, y: 50, width: 44, height: 44, fill, ...round(22) }, [
        layer({ ...drawn, ...lines(2, "#222222") }),
      ]);
    }),
    text("Night Island", { x: 20, y: 140, sizePx: 28, weight: 700 }),
  ]);

testRule(unlikePeers, {
  fail: {
    "one smaller name in a list": [
      list({ name: only(2, { sizePx: 15 }) }),
      { own: "Inter, 15 px, 400", usual: "Inter, 16 px, 400", others: 4 },
    ],
    "one bold name in the middle": [list({ name: only(3, { weight: 700 }) }), { own: "Inter, 16 px, 700" }],
    "one slanted name": [list({ name: only(1, { isItalic: true }) }), { own: "Inter, 16 px, 400 italic" }],
    "one name in another typeface": [
      list({ name: only(1, { fontFamily: "Arial" }) }),
      { own: "Arial, 16 px, 400" },
    ],
    "one name in another grey than four that an import wrote in several ways": [
      list({
        name: (index) => ({ color: ["#333333", "#343434", "#3f3f4a", "#333434", "#323232"][index] }),
      }),
      { own: "#3f3f4a", usual: "#333333", others: 4 },
    ],
    "one icon in a slightly other grey": [
      list({ icon: only(1, { fill: "#404040" }) }),
      { own: "#404040", usual: "#333333" },
    ],
    "one box in a slightly other blue": [
      list({ row: only(3, { fill: "#2f6bd8" }, { fill: "#2563eb" }) }),
      { own: "#2f6bd8", usual: "#2563eb" },
    ],
    "one border in a slightly other grey": [
      list({ row: only(1, lines(1, "#d2c6c6"), lines(1)) }),
      { own: "#d2c6c6", usual: "#cccccc" },
    ],
    "one thinner border": [list({ row: only(2, lines(1), lines(2)) }), { own: "1 px", usual: "2 px" }],
    "one icon in thinner lines": [
      list({ icon: only(1, lines(1.5), lines(2)) }),
      { own: "1.5 px", usual: "2 px" },
    ],
    "one row without a shadow": [list({ row: only(2, {}, shadow(2, 8)) }), { usual: "0 2 8 0", others: 4 }],
    "one row with another shadow": [
      list({ row: only(1, shadow(4, 8), shadow(2, 8)) }),
      { own: "0 4 8 0", usual: "0 2 8 0" },
    ],
    "one card of four with other corners": [cards(8, 8, 6, 8), { own: "6 px", usual: "8 px" }],
    "one card of three with other corners": [cards(15, 15, 6), { own: "6 px", usual: "15 px" }],
    "a button with other corners than those elsewhere on the screen": [
      screen([
        button("Sign up", 20, 20, 8),
        button("Log in", 160, 20, 8),
        button("Start for free", 20, 400, 4),
      ]),
      { own: "4 px", usual: "8 px", others: 2 },
    ],
    "a badge with other corners than those at its place in the other rows": [
      badges(14, 14, 6, 14),
      { own: "6 px", usual: "14 px", others: 3 },
    ],
    "a white disc beside two grey ones": [
      head("#fafafa", "#bdbdbd", "#bdbdbd"),
      { own: "#fafafa", usual: "#bdbdbd", others: 2 },
    ],
  },
  ignore: {
    "a title, its words and a figure, one below the other": screen([
      text("Tap target too small", { x: 77, y: 284, width: 200, sizePx: 16, weight: 600 }),
      text("The button at the top right", { x: 77, y: 312, width: 200, sizePx: 16 }),
      text("20 × 20 px", { x: 77, y: 340, width: 200, sizePx: 16, weight: 600 }),
    ]),
    "the bold head of a list": list({ name: only(0, { weight: 700 }) }),
    "the bold sum of a list": list({ name: only(4, { weight: 700 }) }),
    "what is bold, darker and in a thicker border where a row is selected": list({
      row: only(2, { fill: "#dbeafe", ...lines(2) }, lines(1)),
      name: only(2, { weight: 700, color: "#222222" }),
    }),
    "a text that is far larger, and so another thing": list({ name: only(2, { sizePx: 24 }) }),
    "a text that differs in size and weight": list({ name: only(2, { sizePx: 14, weight: 600 }) }),
    "two texts that differ from the others": list({ name: lastTwo({ sizePx: 15 }) }),
    "shades that nobody can tell apart": list({ name: only(2, { color: "#383838" }) }),
    "the box that is chosen, in a fill and a border of its own": list({
      row: only(0, { fill: "#2f6bd8", ...lines(1, "#ffffff") }, { fill: "#2563eb", ...lines(1, "#1d4ed8") }),
    }),
    "the box that is chosen, with a tick and a fill of its own": tickedList("#f3cabc"),
    "a sheet, on which things differ to be seen": typeSheet(
      list({ name: only(2, { color: "#3d3d48" }) }).children,
    ),
    "a wash that marks the row that is not read yet": list({ row: only(1, { fill: "#eff6ff" }) }),
    "a colour that was chosen": list({ name: only(2, { color: "#dc2626" }) }),
    "a name in a grey that is as dark as the green of the others": list({
      name: only(2, { color: "#5c6862" }, { color: "#0e6248" }),
    }),
    "a thicker border of another colour, as around what is chosen": list({
      row: only(2, lines(2, "#2563eb"), lines(1)),
    }),
    "the chosen one of equals in a thicker border": list({ row: only(2, lines(2), lines(1)) }),
    "a border four times as thick": list({ row: only(2, lines(4), lines(1)) }),
    "the only row that is lifted up": list({ row: only(2, shadow(2, 8)) }),
    "a row of another colour that is lifted higher": list({
      row: only(2, { ...shadow(8, 24), fill: "#2563eb" }, shadow(2, 8)),
    }),
    "a pill among cards": cards(8, 8, 8, 40),
    "two kinds of cards": cards(8, 8, 6, 6),
    "a disc in the accent of the product": head("#e0e0e0", "#e0e0e0", "#1a3fd0"),
    "two discs": head("#fafafa", "#bdbdbd"),
  },
});
