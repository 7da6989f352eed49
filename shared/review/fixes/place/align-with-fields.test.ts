import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, screen, text } from "../../../scene/testing.ts";
import { outOfLine } from "../../rules/ui/slips/out-of-line.ts";
import { mendedBy } from "../../../../tests/review/mended-by.ts";

const mended = mendedBy(outOfLine);

const field = (label: string, x: number, y: number): readonly SceneNode[] => [
  text(label, { name: label, x, y: y - 26, width: 120, sizePx: 14, height: 20 }),
  layer({ name: `${label} box`, type: "RECTANGLE", x, y, width: 320, height: 48, fill: "#f2f3f7" }),
  text("Ada", { name: `${label} value`, x: x + 16, y: y + 12, width: 60, height: 24 }),
];

const button = (label: string, x: number, y: number, width: number): readonly SceneNode[] => [
  layer({ name: `${label} box`, type: "RECTANGLE", x, y, width, height: 52, fill: "#1a3fb0" }),
  text(label, { name: label, x: x + width / 2 - 20, y: y + 14, width: 40, color: "#ffffff" }),
];

const form = (x: number, ...others: readonly SceneNode[]) =>
  screen([
    text("Your details", { x, y: 20, width: 200, sizePx: 28, weight: 700 }),
    ...field("Name", x, 140),
    ...field("City", x, 230),
    ...others,
  ]);

test("two buttons with the same edges both get those of the fields", () => {
  const node = form(24, ...button("Save", 24, 320, 300), ...button("Quit", 24, 384, 300));
  expect(mended(node, "Save box", "Save", "Quit box", "Quit")).toMatchObject({
    kinds: ["edges-of-fields"],
    at: [
      [24, 320, 320, 52],
      [164, 334, 40, 24],
      [24, 384, 320, 52],
      [164, 398, 40, 24],
    ],
  });
});

test("where only the button stands in the middle, the fields may come to it with their words", () => {
  const node = form(20, ...button("Save", 27.5, 320, 320));
  const { kinds } = mended(node);
  expect(kinds).toEqual(["place-of-equals", "fields-like-button"]);
});

test("words that a button holds stay in its middle", () => {
  const save = text("Save", { name: "Save", x: 154, y: 334, width: 40, color: "#ffffff" });
  const held = layer({ name: "Box", x: 24, y: 320, width: 300, height: 52, fill: "#1a3fb0" }, [save]);
  expect(mended(form(24, held), "Box", "Save")).toMatchObject({
    kinds: ["edges-of-fields"],
    at: [
      [24, 320, 320, 52],
      [164, 334, 40, 24],
    ],
  });
});

test("a button does not get the width of fields that reach over the padding of their card, or its edge", () => {
  const mendedIn = (cardPx: number) => {
    const within = [
      text("Your details", { x: 40, y: 50, width: 200, sizePx: 28, weight: 700 }),
      ...field("Name", 24, 140),
      ...field("City", 24, 230),
      ...button("Save", 24, 320, 300),
    ];
    const card = layer({ x: 4, y: 30, width: cardPx, height: 400, fill: "#ffffff" }, within);
    return mended(screen([layer({ x: 0, y: 0, width: 375, height: 812, fill: "#dfe7f5" }), card]));
  };
  expect(mendedIn(360).kinds).toEqual(["edges-of-fields"]);
  for (const cardPx of [340, 338]) expect(mendedIn(cardPx)).toMatchObject({ found: true, kinds: undefined });
});
