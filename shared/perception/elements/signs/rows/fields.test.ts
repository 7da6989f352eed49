import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, solid, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { signOf } from "../match.ts";
import { FIELD_ROWS } from "./fields.ts";

const DESK = { width: 1440, height: 1024 };
const signs = FIELD_ROWS.map(signOf);

/** The ways in which boxes on a screen are told to be fields, in the order of the table. */
const waysOn = (nodes: readonly SceneNode[], options: object = DESK): readonly string[] => {
  const sight = sightOf(nodes, options);
  return signs.flatMap(({ name, claims }) => claims(sight).map(() => name));
};

const outline = (color: string) =>
  ({ strokes: [solid(color)], stroke: { widthsPx: [1, 1, 1, 1], align: "inside" } }) as const;
const quiet = { fill: "#ffffff", ...outline("#d0d0d0") } as const;
const icon = (x: number, y: number, width: number, height: number): SceneNode =>
  layer({ type: "VECTOR", x, y, width, height, fill: "#222222" });

/** A box of 420 × 50 px at 445, 565 with words, and what else lies in it. */
const box = (words: string, x = 460, more: readonly SceneNode[] = [], paint: object = quiet): SceneNode =>
  layer({ x: 445, y: 565, width: 420, height: 50, ...paint }, [
    text(words, { x, y: 580, width: 130, height: 18, sizePx: 14 }),
    ...more,
  ]);
const GLASS = [icon(456, 581, 16, 16)];
const arrow = (x: number): readonly SceneNode[] => [icon(x, 586, 14, 8)];

test.each([
  ["asks for something to be written", box("Enter the code"), ["prompt"]],
  ["asks behind an icon with one word", box("Search", 480, GLASS), ["prompt"]],
  ["asks a question behind an icon", box("Where are you going?", 480, GLASS), ["prompt"]],
  ["has an arrow down at its end", box("Guests", 600, arrow(830)), ["arrow down"]],
  ["asks a question over an arrow down", box("How do I change my plan?", 460, arrow(830)), []],
  [
    "is called what unfolds, with an arrow down",
    { ...box("Delivery", 460, arrow(830)), name: "Accordion Item" },
    [],
  ],
  ["asks with one word alone", box("Search", 480), []],
  ["asks a question without an icon", box("Where are you going?", 480), []],
  ["says its words in the middle", box("Choose a plan", 590), []],
  ["says something else", box("The code is valid"), []],
  ["is loud", box("you@example.com", 460, [], { fill: "#2255dd" }), []],
  ["has an arrow that leads on", box("Guests", 600, [icon(833, 582, 8, 14)]), []],
  ["has its arrow before the words", box("Guests", 600, arrow(460)), []],
  [
    "has its arrow right behind the words, in the middle of a loud box",
    box("More", 460, arrow(600), { fill: "#b00020" }),
    [],
  ],
] as const)("a box that %s is told by %j", (_, node, ways) => {
  expect(waysOn([node])).toEqual(ways);
});

const opening = (...labels: readonly string[]): readonly string[] =>
  waysOn(
    labels.map((label, index) =>
      layer({ x: 445, y: 120 + 64 * index, width: 420, height: 52, fill: "#f3f3f3" }, [
        text(label, { x: 465, y: 136 + 64 * index, width: 180, height: 20 }),
        icon(830, 142 + 64 * index, 14, 8),
      ]),
    ),
  );

test("rows below each other that open are no fields, choices that name what they ask for are", () => {
  expect(opening("Shipping and delivery", "Payment", "Returns and refunds")).toEqual([]);
  expect(opening("How do I return an order?")).toEqual([]);
  expect(opening("Country", "City", "State")).toContain("arrow down");
});

test("the bar around a field is none itself", () => {
  const field = layer({ x: 465, y: 400, width: 380, height: 40, fill: "#ffffff" }, [
    text("Type a message", { x: 480, y: 411, width: 110, height: 18, sizePx: 14 }),
  ]);
  expect(waysOn([layer({ x: 445, y: 390, width: 420, height: 60, fill: "#e0e0e0" }, [field])])).toHaveLength(
    1,
  );
});

const empty = (x = 730, y = 275, height = 66): SceneNode =>
  layer({ type: "RECTANGLE", x, y, width: 420, height, fill: "#eeeeee" });
const named = (words: string, x = 730): SceneNode =>
  text(words, { x, y: 240, width: 60, height: 20, sizePx: 16 });

test.each([
  ["Email", 730, 1],
  ["Username", 910, 1],
  ["Our partners", 730, 0],
  ["Email", 600, 0],
])("“%s” at %i px above an empty box makes %i field", (words, x, count) => {
  expect(waysOn([named(words, x), empty()], { width: 1260, height: 846 })).toHaveLength(count);
});

test.each([
  [["Nama lengkap", "NIM", "Email"], 3],
  [["Monday", "Tuesday", "Friday"], 0],
  [["Email"], 0],
] as const)("%j before empty boxes below each other make %i fields", (names, count) => {
  const rows = names.flatMap((name, index) => [
    text(name, { x: 100, y: 208 + index * 60, width: 120, height: 18, sizePx: 15 }),
    empty(320, 200 + index * 60, 34),
  ]);
  expect(waysOn(rows)).toHaveLength(count);
});

const line = (y: number, words: string, color = "#000000"): readonly SceneNode[] => [
  text(words, { x: 597, y: y - 26, width: 120, height: 18, sizePx: 15, color }),
  layer({ type: "RECTANGLE", x: 593, y, width: 364, height: 1, fill: "#222222" }),
];
const sum = (y: number): SceneNode => text("12,00", { x: 900, y: y - 26, width: 50, height: 18, sizePx: 15 });
const PALE = "#a0a0a0";

test.each([
  ["words that name what to write", [...line(591, "Phone or email"), ...line(676, "Password")], 2],
  [
    "faint words or the dots of a password",
    [...line(591, "Käyttäjä", PALE), ...line(676, "••••••"), text("Luo tili", { y: 100 })],
    2,
  ],
  ["one line only", line(591, "Password"), 0],
  ["other words", [...line(591, "Delivery"), ...line(676, "Returns")], 0],
  ["a sum at their end", [...line(591, "Paid", PALE), sum(591), ...line(676, "Paid", PALE), sum(676)], 0],
])("lines with %s on them: to be written on or not", (_, nodes, count) => {
  expect(waysOn(nodes)).toHaveLength(count);
});

test("a paragraph above a box is no label of it", () => {
  const above = (words: string) => [
    text(words, { x: 24, y: 120, width: 320, height: 20 }),
    layer({ x: 24, y: 150, width: 327, height: 56, fill: "#f3f3f3" }),
  ];
  expect(waysOn(above("Where shall we send it?"), {})).toEqual(["field of an app"]);
  expect(waysOn(above("We send it on the day of your order. ".repeat(3)), {})).toEqual([]);
});

const onApp = (name: string, words: string): number =>
  waysOn(
    [
      text("Payment", { x: 24, y: 120, width: 80, height: 20 }),
      layer({ name, x: 24, y: 150, width: 327, height: 56, fill: "#f3f3f3" }, [
        text(words, { x: 40, y: 166, width: 160 }),
      ]),
    ],
    {},
  ).filter((way) => way === "field of an app").length;

test.each([
  ["Card 1", "Visa ending in 4242", 0],
  ["Carte", "Visa ending in 4242", 0],
  ["Notice/Info", "Visa ending in 4242", 0],
  ["Card 1", "Enter your name", 1],
  ["Card number", "4242 4242", 1],
  ["Rectangle 7", "4242 4242", 1],
])(
  "a grey box below its label that is called %s and says “%s”: %i field on a phone",
  (name, words, count) => {
    expect(onApp(name, words)).toBe(count);
  },
);

test.each([
  ["#8a8a8a", 1],
  ["#000000", 0],
  ["#2266ee", 0],
])("on a phone, words in %s in a quiet box make %i field in any language", (color, count) => {
  const body = text("Tervetuloa takaisin, kirjaudu sisään.", { x: 24, y: 100, width: 300, height: 18 });
  const words = text("Käyttäjätunnus", { x: 40, y: 213, width: 100, height: 17, sizePx: 14, color });
  const field = layer({ x: 24, y: 200, width: 320, height: 44, fill: "#eeeeee" }, [words]);
  expect(waysOn([body, field], {})).toHaveLength(count);
});

test("a cell of a table is none, though a name stands in it", () => {
  const cell = (column: number, row: number): SceneNode => {
    const place = { x: 20 + 130 * column, y: 100 + 50 * row };
    return layer({ ...place, width: 130, height: 50, ...outline("#d9d9d9") }, [
      text("First name", { x: place.x + 12, y: place.y + 14, width: 60, sizePx: 14 }),
    ]);
  };
  expect(waysOn([cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)], {})).toEqual([]);
  expect(waysOn([cell(0, 0)], {})).toEqual(["field of an app"]);
});

const fromRight = (words: string, label?: string): readonly SceneNode[] => [
  text("تسجيل الدخول", { x: 215, y: 60, width: 136, sizePx: 28, align: "right" }),
  ...(label === undefined ? [] : [text(label, { x: 231, y: 122, width: 120, sizePx: 14, align: "right" })]),
  layer({ x: 24, y: 150, width: 327, height: 48, ...quiet }, [
    text(words, { x: 215, y: 162, width: 120, align: "right", color: "#767676" }),
  ]),
];

test.each([
  ["below its label at the right", fromRight("name@mail.com", "عنوان المراسلة"), 1],
  ["that says at its right what to write", fromRight("البريد الإلكتروني"), 1],
  ["that says something else there", fromRight("عرض الطلبات السابقة"), 0],
])("on a screen that is read from the right, a quiet box %s: a field or not", (_, nodes, count) => {
  expect(waysOn(nodes, {}).filter((way) => way === "field of an app")).toHaveLength(count);
});

test("of several ways to pay below each other none is a field, though one is called as what a form asks for", () => {
  const rows = ["Apple Pay", "Credit card", "PayPal"].flatMap((name, index) => {
    const y = 110 + index * 72;
    return [
      layer({ type: "RECTANGLE", x: 20, y, width: 335, height: 56, ...quiet }),
      icon(36, y + 16, 24, 24),
      text(name, { x: 72, y: y + 16 }),
    ];
  });
  expect(waysOn(rows, { width: 375, height: 812 })).toEqual([]);
});
