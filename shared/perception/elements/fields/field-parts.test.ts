import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import type { ElementParts } from "../element.ts";
import { elements } from "../elements.ts";

type Part = "label" | "placeholder" | "value" | "words" | "helper";

/** The parts of each field of a screen, by their words. */
function partsOf(...children: readonly SceneNode[]): readonly Partial<Record<Part, string>>[] {
  const node = screen([text("My account", { x: 20, y: 40, sizePx: 28, weight: 700 }), ...children]);
  const wordsOf = (parts: ElementParts) =>
    Object.fromEntries(
      (["label", "placeholder", "value", "words", "helper"] as const).flatMap((part) =>
        parts[part] ? [[part, parts[part].node.text.characters]] : [],
      ),
    );
  return elements(openAlone(node))
    .filter(({ role }) => role === "field")
    .map(({ parts }) => wordsOf(parts));
}

const GREY = "#a1a4b2";

const box = (y: number, words: string, color: string): readonly SceneNode[] => [
  layer({ name: "Rectangle 210", type: "RECTANGLE", x: 20, y, width: 335, height: 48, fill: "#f2f3f7" }),
  text(words, { x: 36, y: y + 12, color }),
];

const small = (y: number, words: string): SceneNode => text(words, { x: 20, y, sizePx: 12, height: 14 });

/** A field with small words above it. */
const below = (label: string, y: number, words: string, color = "#000000"): readonly SceneNode[] => [
  small(y - 16, label),
  ...box(y, words, color),
];

test("the label of the next field is no help for the one above it", () => {
  expect(partsOf(...below("City", 120, "Paris"), ...below("Street", 196, "12 rue X"))).toEqual([
    { label: "City", words: "Paris" },
    { label: "Street", words: "12 rue X" },
  ]);
});

test("what stands nearer to the field above it helps to fill that one in", () => {
  const help = small(171, "Where we deliver to");
  expect(partsOf(...below("City", 120, "Paris"), help, ...box(200, "Your name", GREY))).toEqual([
    { label: "City", value: "Paris", helper: "Where we deliver to" },
    { placeholder: "Your name" },
  ]);
});

test("a word set as the label of the field above it names the field below, however near it stands", () => {
  const name = small(171, "Pays");
  expect(partsOf(...below("Ville", 120, "Paris"), name, ...box(200, "France", "#000000"))).toEqual([
    { label: "Ville", words: "Paris" },
    { label: "Pays", words: "France" },
  ]);
});

test("where the words of all fields are faint, only what they say tells what they are", () => {
  const fields = [...below("City", 120, "Springfield", GREY), ...below("Name", 220, "Enter your name", GREY)];
  expect(partsOf(...fields)).toEqual([
    { label: "City", words: "Springfield" },
    { label: "Name", placeholder: "Enter your name" },
  ]);
});

test("without a label, words that look like those of a field that asks for entry ask for it, too", () => {
  expect(partsOf(...box(120, "Login", GREY), ...box(220, "Password", GREY))).toEqual([
    { placeholder: "Login" },
    { placeholder: "Password" },
  ]);
});

test("words beside a field name it, unless they stand in the box of another one", () => {
  const left = (y: number, words: string): SceneNode => text(words, { x: 20, y: y + 12 });
  const [field, entry] = [
    layer({
      name: "Rectangle 1",
      type: "RECTANGLE",
      x: 140,
      y: 120,
      width: 215,
      height: 48,
      fill: "#f2f3f7",
    }),
    text("Enter a city", { x: 156, y: 132, color: GREY }),
  ];
  expect(partsOf(left(120, "Town of arrival"), field, entry)).toEqual([
    { label: "Town of arrival", placeholder: "Enter a city" },
  ]);
  expect(partsOf(...box(120, "Enter a city", GREY), ...box(172, "Enter a street", GREY))).toEqual([
    { placeholder: "Enter a city" },
    { placeholder: "Enter a street" },
  ]);
});

test("a name in a frame that nobody sees names the field two lines below it", () => {
  const framed = (y: number) =>
    layer({ x: 20, y, width: 119, height: 49, fill: "#ffffff" }, [
      text("Address", { x: 30, y: y + 10, sizePx: 24, height: 29 }),
    ]);
  const field = (y: number) => [
    layer({ type: "RECTANGLE", x: 20, y, width: 335, height: 48, fill: "#f2f3f7" }),
    text("Write it here", { x: 36, y: y + 10, sizePx: 20, height: 24, color: GREY }),
  ];
  expect(partsOf(framed(120), ...field(200)).at(-1)).toEqual({
    label: "Address",
    placeholder: "Write it here",
  });
});

test("a line that speaks of the whole form names no field, unless it stands right above one", () => {
  const line = text("Enter your email and password to sign in", { x: 20, y: 120, height: 20 });
  expect(partsOf(line, ...box(168, "Email", GREY), ...box(240, "Your password", GREY))[0]).toEqual({
    placeholder: "Email",
  });
});

test("a word that fields ask for names the field right below it in large letters, too, and no other large word does", () => {
  const large = (words: string) => text(words, { x: 20, y: 94, sizePx: 22, height: 26, weight: 700 });
  expect(partsOf(large("Email"), ...box(120, "Write it here", GREY))).toEqual([
    { label: "Email", placeholder: "Write it here" },
  ]);
  expect(partsOf(large("Thursday"), ...box(120, "Write it here", GREY))).toEqual([
    { placeholder: "Write it here" },
  ]);
});
