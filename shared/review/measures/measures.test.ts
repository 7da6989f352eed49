import { expect, test } from "vitest";
import { openAlone } from "../../perception/frame/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { instance, layer, screen, text } from "../../scene/testing.ts";
import { isMended, type MeasureAnswer, type MeasuredPart } from "./measure.ts";
import { measureOf } from "./measures.ts";
import type { RelationName } from "./relation.ts";

const button = (id: string, x: number, y: number, width: number, height: number, label: string): SceneNode =>
  instance("Button", { id, x, y, width, height, fill: "#1144cc", round: 8 }, [
    text(label, { id: `${id}-label`, x: x + 12, y: y + height / 2 - 10, color: "#ffffff" }),
  ]);

const SCREEN = screen([
  text("Orders", { id: "title", x: 20, y: 60, sizePx: 28, weight: 700, width: 120, height: 34 }),
  text("Grey", { id: "grey", x: 20, y: 110, color: "#999999" }),
  text("Nearly", { id: "nearly", x: 20, y: 140, color: "#707070" }),
  text("Dark", { id: "dark", x: 20, y: 170, color: "#111111" }),
  text("Fine print", { id: "fine", x: 20, y: 200, sizePx: 9, width: 60, height: 12 }),
  text("Pay now", { id: "again", x: 200, y: 200 }),
  text("Adress", { id: "slip", x: 200, y: 230 }),
  text("$ 10.00", { id: "one", x: 260, y: 300, width: 60 }),
  text("$ 12.00", { id: "two", x: 260, y: 330, width: 60 }),
  text("$ 25.00", { id: "total", x: 263, y: 380, width: 60 }),
  text("Label", { id: "label", x: 20, y: 300, width: 60 }),
  layer({ id: "field", x: 20, y: 340, width: 200, height: 44, fill: "#eeeeee" }),
  button("pay", 20, 480, 335, 56, "Pay now"),
  button("small", 20, 560, 60, 20, "Later"),
  text("Now and later", { id: "thrice", x: 20, y: 680 }),
  layer({ id: "chip", name: "Button", x: 20, y: 720, width: 60, height: 50, fill: "#1144cc" }, [
    text("Kale", { id: "chip-label", x: 30, y: 735, sizePx: 12, width: 40, height: 15, color: "#ffffff" }),
  ]),
  text("No podrás recuperar tu contraseña, asi que recuérdala bien", {
    id: "spanish",
    x: 20,
    y: 780,
    width: 330,
  }),
  layer({ id: "narrow", x: 30, y: 390, width: 180, height: 44, fill: "#eeeeee" }),
  text("Note", { id: "note", x: 20, y: 230, sizePx: 13 }),
  layer({ id: "over", x: 300, y: 620, width: 100, height: 40, fill: "#ffcc00" }),
  button("side", 60, 556, 60, 24, "Never"),
]);

const frame = openAlone(SCREEN);

function partOf(id: string): MeasuredPart {
  const found = frame.layers.find(({ node }) => node.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return { layers: [found], box: found.node.box, words: found.node.text?.characters ?? "" };
}

interface Row {
  readonly name: RelationName;
  readonly of: readonly string[];
  readonly beside?: readonly string[];
  readonly value?: string;
}

function ask({ name, of, beside = [], value = "" }: Row): MeasureAnswer | undefined {
  const [first, ...rest] = of.map(partOf);
  if (!first) throw new Error("A claim has a part.");
  return measureOf(name)?.({ parts: [first, ...rest], others: beside.map(partOf), value });
}

test.each<Row & { readonly evidence: object }>([
  { name: "too-faint", of: ["grey"], evidence: { ratio: 2.84, required: 4.5 } },
  { name: "too-small", of: ["fine"], evidence: { sizePx: 9, requiredPx: 11 } },
  { name: "too-small", of: ["small"], evidence: { shortPx: 20 } },
  { name: "smaller-than", of: ["dark"], beside: ["title"], evidence: { sizePx: 16, otherSizePx: 28 } },
  { name: "larger-than", of: ["title"], beside: ["dark"], evidence: { sizePx: 28, otherSizePx: 16 } },
  { name: "lighter-than", of: ["dark"], beside: ["pay"], evidence: { visualWeight: expect.any(Number) } },
  { name: "not-aligned-with", of: ["two"], beside: ["one", "total"], evidence: { offPx: 3 } },
  { name: "gap-unlike", of: ["total"], beside: ["one", "two"], evidence: { gapPx: 26, otherGapPx: 6 } },
  { name: "gap-unlike", of: ["one", "two", "total"], evidence: { gapPx: 26, otherGapPx: 6 } },
  {
    name: "gap-unlike",
    of: ["small", "side"],
    beside: ["pay", "chip"],
    evidence: { gapPx: 24, otherGapPx: 20 },
  },
  {
    name: "closer-to-wrong",
    of: ["label"],
    beside: ["pay", "field"],
    evidence: { gapPx: 156, otherGapPx: 16 },
  },
  { name: "off-center-in", of: ["pay-label"], beside: ["pay"], evidence: { offPx: 2 } },
  {
    name: "unlike-peers",
    of: ["small"],
    beside: ["pay"],
    value: "height",
    evidence: { heightPx: 20, usualHeightPx: 56 },
  },
  { name: "covers", of: ["side"], beside: ["small"], evidence: { overlapPx: 20 } },
  { name: "cut-off", of: ["over"], evidence: { cutPx: 25 } },
  { name: "repeated", of: ["again"], evidence: { count: 2 } },
  { name: "misspelled", of: ["slip"], value: "Adress", evidence: { count: 1 } },
  { name: "sum-is-off", of: ["one", "two"], beside: ["total"], evidence: { sum: 22, total: 25 } },
  { name: "too-close", of: ["one"], beside: ["two"], evidence: { gapPx: 6, requiredPx: 8 } },
  { name: "too-close", of: ["small-label"], beside: ["small"], evidence: { gapPx: 0, requiredPx: 8 } },
  { name: "comes-after", of: ["pay"], beside: ["title"], evidence: { placePx: 480, otherPlacePx: 60 } },
])("a claim is true, with its numbers: $name of $of beside $beside", ({ evidence, ...claim }) => {
  expect(ask(claim)).toMatchObject({ is: "true", evidence });
});

test.each<Row>([
  { name: "too-faint", of: ["dark"] },
  { name: "too-small", of: ["pay"] },
  { name: "smaller-than", of: ["title"], beside: ["dark"] },
  { name: "same-weight-as", of: ["dark"], beside: ["pay"] },
  { name: "not-aligned-with", of: ["one"], beside: ["two"] },
  { name: "closer-to-wrong", of: ["label"], beside: ["field", "title"] },
  { name: "unlike-peers", of: ["one"], beside: ["two"], value: "letters" },
  { name: "covers", of: ["title"], beside: ["dark"] },
  { name: "repeated", of: ["title"] },
  { name: "missing", of: ["again"], value: "Pay now" },
  { name: "too-small", of: ["title"] },
  { name: "misspelled", of: ["title"], value: "Orders" },
  { name: "comes-after", of: ["title"], beside: ["pay"] },
  { name: "too-close", of: ["total"], beside: ["two"] },
])("a claim is false, with its numbers: $name of $of beside $beside", (claim) => {
  expect(ask(claim)?.is).toBe("false");
});

test.each<Row>([
  { name: "too-faint", of: ["nearly"] },
  { name: "too-faint", of: ["field"] },
  { name: "too-small", of: ["note"] },
  { name: "smaller-than", of: ["dark"] },
  { name: "gap-unlike", of: ["small", "side"], beside: ["over"] },
  { name: "too-close", of: ["label"], beside: ["field"] },
  { name: "closer-to-wrong", of: ["label"], beside: ["field"] },
  { name: "unlike-peers", of: ["dark"], beside: ["title"], value: "charm" },
  { name: "cut-off", of: ["title"] },
  { name: "missing", of: ["title"], value: "Cancel any time" },
  { name: "misspelled", of: ["title"], value: "Elsewhere" },
  { name: "sum-is-off", of: ["one", "label"], beside: ["total"] },
  { name: "repeated", of: ["thrice"], value: "Later" },
  { name: "too-small", of: ["chip"] },
  { name: "misspelled", of: ["spanish"], value: "asi" },
])("a claim is not to be known: $name of $of beside $beside", (claim) => {
  expect(ask(claim)).toEqual({ is: "unknown" });
});

test("a claim is mended once it is not true, or true of much less than it was", () => {
  const farther = ask({ name: "not-aligned-with", of: ["total"], beside: ["two"] });
  const nearer: MeasureAnswer = { is: "true", evidence: { offPx: 1 }, excess: 1 };
  const faint = ask({ name: "too-faint", of: ["grey"] });
  if (!farther || !faint) throw new Error("There are measures for both.");
  expect(isMended(farther, nearer)).toBe(true);
  expect(isMended(nearer, farther)).toBe(false);
  expect(isMended(faint, faint), "no matter of degree").toBe(false);
  expect(isMended(faint, { is: "unknown" })).toBe(true);
});
