import { expect, test } from "vitest";
import type { SceneNode } from "../../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../../testing.ts";
import { unlikeEquals } from "../unlike-peers.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

interface Step {
  readonly x?: number;
  readonly y?: number;
}

/** A list of rows, each with a name, and a price that ends where the others do. */
const list = (
  nameStep: (index: number) => Step,
  priceStep: (index: number) => Step = () => ({}),
  nameOf: (index: number) => object = () => ({}),
  rowOf: (index: number) => object = () => ({}),
) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      const price = `€ ${10 ** index}`;
      const { x: nameX = 0, y: nameY = 0 } = nameStep(index);
      const { x: priceX = 0 } = priceStep(index);
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff", ...rowOf(index) }, [
        text(name, { x: 32 + nameX, y: y + 16 + nameY, ...nameOf(index) }),
        text(price, { x: 340 - price.length * 8 + priceX, y: y + 16 }),
      ]);
    }),
  );

const still = () => ({});

testRule(unlikeEquals, {
  fail: {
    "one name that starts too far to the right": [
      list((index) => (index === 2 ? { x: 4 } : {})),
      { name: "Apples", own: "4 px", others: 4, other: "Milk" },
    ],
    "one name that stands too high": [
      list((index) => (index === 3 ? { y: -3 } : {})),
      { name: "Cheese", own: "3 px" },
    ],
    "a text of another kind, by that alone": [
      list(
        (index) => (index === 2 ? { x: 4 } : {}),
        still,
        (index) => (index === 2 ? { sizePx: 14 } : {}),
      ),
      { own: "Inter, 14 px, 400" },
    ],
  },
  ignore: {
    "one pixel": list((index) => (index === 2 ? { x: 1 } : {})),
  },
});

test("all that has moved in one row is one finding", () => {
  const moved = (index: number): Step => (index === 2 ? { x: 5 } : {});
  const findings = findingsOf(unlikeEquals, list(moved, moved));
  expect(findings.map(({ evidence, layers }) => [evidence["own"], layers.length])).toEqual([["5 px", 2]]);
});
