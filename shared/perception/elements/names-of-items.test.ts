import { expect, test } from "vitest";
import { layer, text } from "../../scene/testing.ts";
import type { Thing } from "../things/thing.ts";
import { withoutNamesOfItems } from "./names-of-items.ts";
import type { Recognised } from "./recognised.ts";
import { sightOf } from "./testing.ts";

const WIDE = { width: 1280, height: 900 };

const hut = (x: number, height = 240, y = 300) =>
  layer({ x, y, width: 320, height, fill: "#f4f4f4" }, [
    text("Cabane des Pins", { x: x + 20, y: y + 20, width: 180, sizePx: 20, weight: 700 }),
  ]);

/**
 * The texts that stay headings, of “Our huts” over boxes at these places and the name in each box, when all
 * were taken for headings.
 */
function namesLeft(boxes: readonly ReturnType<typeof hut>[], size = WIDE): readonly string[] {
  const title = text("Our huts", { x: 40, y: 240, width: 200, sizePx: 28, weight: 700 });
  const sight = sightOf([title, ...boxes], size);
  const seen = (role: Recognised["role"], thing: Thing): Recognised => ({
    role,
    things: [thing],
    box: thing.box,
    certainty: 0.8,
  });
  const cards = sight.things.filter(({ painter, parent }) => painter && parent);
  const headings = [...sight.textThings.values()];
  const all = [
    ...headings.map((thing) => seen("heading", thing)),
    ...cards.map((thing) => seen("card", thing)),
  ];
  return withoutNamesOfItems(all, sight)
    .filter(({ role }) => role === "heading")
    .map(({ things: [{ layer: one }] }) => one.node.name);
}

test("the name in each of several cards of one size heads nothing, the words over all of them do", () => {
  expect(namesLeft([hut(40), hut(400)])).toEqual(["Our huts"]);
});

test("in a box that is the only one of its size, words may be the heading of what follows", () => {
  expect(namesLeft([hut(40), hut(400, 420)])).toEqual(["Our huts", "Cabane des Pins", "Cabane des Pins"]);
});

test("on narrow pages names of items are left as they are", () => {
  expect(namesLeft([hut(20), hut(20, 240, 560)], { width: 375, height: 900 })).toHaveLength(3);
});
