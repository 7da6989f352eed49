import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, solid, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { fieldBoxes } from "./fields.ts";

const box = (words: string, fill: string): readonly SceneNode[] => [
  layer(
    {
      x: 24,
      y: 1800,
      width: 238,
      height: 40,
      fill,
      strokes: [solid("#d9d9d9")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [text(words, { x: 40, y: 1811, width: 120, height: 17, sizePx: 14 })],
  ),
];

/** So long that it is the page of a site. */
const PAGE = { height: 2800 };

const rolesOn = (children: readonly SceneNode[]): readonly string[] =>
  fieldBoxes(sightOf(children, PAGE)).map(({ role }) => role);

test("on the page of a site a quiet box with an example of an address is a field", () => {
  expect(rolesOn(box("you@example.com", "#ffffff"))).toEqual(["field"]);
});

test("a loud box, or one with other words, is not told by its look alone", () => {
  expect(rolesOn(box("you@example.com", "#2255dd"))).toEqual([]);
  expect(rolesOn(box("Write to us", "#ffffff"))).toEqual([]);
});

const choice = (arrowX: number, words = "United States"): readonly SceneNode[] => [
  layer(
    {
      x: 24,
      y: 1800,
      width: 300,
      height: 38,
      fill: "#ffffff",
      strokes: [solid("#d9d9d9")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [
      text(words, { x: 36, y: 1810, width: 96, height: 17, sizePx: 14 }),
      layer({ type: "VECTOR", x: arrowX, y: 1816, width: 10, height: 6, fill: "#333333" }),
    ],
  ),
];

test("an outlined box with a choice at its left and an arrow at its right end opens a list", () => {
  expect(rolesOn(choice(302))).toEqual(["field"]);
});

test("an arrow right behind the words is that of a button or a menu", () => {
  expect(rolesOn(choice(140))).toEqual([]);
});

test("a cell of a table is none, though a name stands in it", () => {
  const outline = {
    strokes: [solid("#d9d9d9")],
    stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
  } as const;
  const cell = (column: number, row: number): SceneNode => {
    const place = { x: 20 + 130 * column, y: 100 + 50 * row };
    return layer({ ...place, width: 130, height: 50, ...outline }, [
      text("First name", { x: place.x + 12, y: place.y + 14, width: 60, sizePx: 14 }),
    ]);
  };
  const rolesOf = (cells: readonly SceneNode[]): readonly string[] =>
    fieldBoxes(sightOf(cells)).map(({ role }) => role);
  expect(rolesOf([cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)])).toEqual([]);
  expect(rolesOf([cell(0, 0)])).toEqual(["field"]);
});

const onPhone = (name: string, words: string): readonly string[] =>
  fieldBoxes(
    sightOf([
      text("Payment", { x: 24, y: 120, width: 80, height: 20 }),
      layer({ name, x: 24, y: 150, width: 327, height: 56, fill: "#f3f3f3" }, [
        text(words, { x: 40, y: 166, width: 160 }),
      ]),
    ]),
  ).map(({ role }) => role);

test.each(["Card 1", "Visa card", "Carte", "Notice/Info"])(
  "a grey box called %s is there to be read",
  (name) => {
    expect(onPhone(name, "Visa ending in 4242")).toEqual([]);
  },
);

test("one that asks for an entry is a field whatever it is called, as is one that is called after what to write", () => {
  expect(onPhone("Card 1", "Enter your name")).toEqual(["field"]);
  expect(onPhone("Card number", "4242 4242")).toEqual(["field"]);
  expect(onPhone("Rectangle 7", "4242 4242")).toEqual(["field"]);
});

test("on a phone, a quiet box with faint words at its left is to be written in, in any language; coloured ones are not", () => {
  const body = text("Tervetuloa takaisin, kirjaudu sisään.", { x: 24, y: 100, width: 300, height: 18 });
  const asked = (color: string): readonly string[] => {
    const words = text("Käyttäjätunnus", { x: 40, y: 213, width: 100, height: 17, sizePx: 14, color });
    const quiet = layer({ x: 24, y: 200, width: 320, height: 44, fill: "#eeeeee" }, [words]);
    return fieldBoxes(sightOf([body, quiet])).map(({ role }) => role);
  };
  expect(asked("#8a8a8a")).toEqual(["field"]);
  expect(asked("#000000")).toEqual([]);
  expect(asked("#2266ee")).toEqual([]);
});
