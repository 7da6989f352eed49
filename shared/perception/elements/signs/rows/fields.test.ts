import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, text } from "../../../../scene/testing.ts";
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

const quiet = { fill: "#ffffff", line: "#d0d0d0" } as const;
const icon = (x: number, y: number, width: number, height: number): SceneNode =>
  layer({ type: "VECTOR", x, y, width, height, fill: "#222222" });

/** A box of 420 × 50 px at 445, 565 with words, and what else lies in it. */
const box = (words: string, x = 460, more: readonly SceneNode[] = [], paint: object = quiet): SceneNode =>
  layer({ x: 445, y: 565, width: 420, height: 50, ...paint }, [
    text(words, { x, y: 580, width: 130, height: 18, sizePx: 14 }),
    ...more,
  ]);

test("a box that has an arrow down at its end is told by it", () => {
  expect(waysOn([box("Guests", 600, [icon(830, 586, 14, 8)])])).toEqual(["arrow down"]);
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

const line = (y: number, words: string, color = "#000000"): readonly SceneNode[] => [
  text(words, { x: 597, y: y - 26, width: 120, height: 18, sizePx: 15, color }),
  layer({ type: "RECTANGLE", x: 593, y, width: 364, height: 1, fill: "#222222" }),
];
const sum = (y: number): SceneNode => text("12,00", { x: 900, y: y - 26, width: 50, height: 18, sizePx: 15 });
const PALE = "#a0a0a0";

test.each([
  ["other words", [...line(591, "Delivery"), ...line(676, "Returns")], 0],
  ["a sum at their end", [...line(591, "Paid", PALE), sum(591), ...line(676, "Paid", PALE), sum(676)], 0],
])("lines with %s on them: to be written on or not", (_, nodes, count) => {
  expect(waysOn(nodes)).toHaveLength(count);
});

const menu = (color: string, ...entries: readonly string[]): readonly SceneNode[] =>
  entries.flatMap((words, index) => [
    text(words, { x: 480, y: 136 + 56 * index, color }),
    layer({ x: 480, y: 175 + 56 * index, width: 320, height: 1, fill: "#999999" }),
  ]);

test("entries of a menu with lines between them are no fields, whatever they are called; examples between lines are", () => {
  expect(waysOn(menu("#000000", "Email", "Password", "Address", "Payment"))).toEqual([]);
  expect(waysOn(menu(PALE, "Help", "About", "Log out"))).toEqual([]);
  expect(waysOn(menu(PALE, "Name", "Email", "Password"))).toHaveLength(3);
});

const onApp = (...nodes: readonly SceneNode[]): number =>
  waysOn(nodes, {}).filter((way) => way === "field of an app").length;

test("a grey box below its label that asks for entry is a field on a phone, whatever it is called", () => {
  const field = layer({ name: "Card 1", x: 24, y: 150, width: 327, height: 56, fill: "#f3f3f3" }, [
    text("Enter your name", { x: 40, y: 166, width: 160 }),
  ]);
  expect(onApp(text("Payment", { x: 24, y: 120, width: 80, height: 20 }), field)).toBe(1);
});

test.each([
  ["#8a8a8a", 1],
  ["#2266ee", 0],
])("on a phone, words in %s in a quiet box make %i field in any language", (color, count) => {
  const body = text("Tervetuloa takaisin, kirjaudu sisään.", { x: 24, y: 100, width: 300, height: 18 });
  const words = text("Käyttäjätunnus", { x: 40, y: 213, width: 100, height: 17, sizePx: 14, color });
  const field = layer({ x: 24, y: 200, width: 320, height: 44, fill: "#eeeeee" }, [words]);
  expect(waysOn([body, field], {})).toHaveLength(count);
});

test("on a screen that is read from the right, a quiet box below its label at the right is a field", () => {
  const field = layer({ x: 24, y: 150, width: 327, height: 48, ...quiet }, [
    text("name@mail.com", { x: 215, y: 162, width: 120, align: "right", color: "#767676" }),
  ]);
  const head = text("تسجيل الدخول", { x: 215, y: 60, width: 136, sizePx: 28, align: "right" });
  const label = text("عنوان المراسلة", { x: 231, y: 122, width: 120, sizePx: 14, align: "right" });
  expect(onApp(head, label, field)).toBe(1);
});
