import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, outcomesOf, screen, testRule, text } from "../../testing.ts";
import { movedAction } from "./moved-action.ts";

interface Place {
  readonly y?: number;
  readonly words?: string;
  readonly width?: number;
}

const button = ({ y = 700, words = "Continue", width = 327 }: Place = {}) =>
  instance("Button", { x: 24, y, width, height: 48, fill: "#1a3fb0" }, [text(words, { x: 140, y: y + 12 })]);

/** Screens stand side by side on the canvas. */
const at = (x: number, ...children: readonly SceneNode[]): SceneNode => {
  const moved = (node: SceneNode): SceneNode => ({
    ...node,
    box: { ...node.box, x: node.box.x + x },
    ...(node.children && { children: node.children.map(moved) }),
  });
  return moved(screen(children));
};

const beside = [500, 1000, 1500].map((x) => at(x, button()));

testRule(
  movedAction,
  {
    pass: {
      "a button where it stands on the others": at(0, button()),
      "one further up, under what is above it": at(0, button({ y: 640 })),
      "one that is off by less than can be seen": at(0, button({ y: 701 })),
    },
    fail: {
      "a button that jumps": [at(0, button({ y: 704 })), { offPx: 4, count: 3, total: 4, yPx: 700 }],
    },
    ignore: {
      "another button": at(0, button({ y: 704, words: "Pay now" })),
      "a button of another size": at(0, button({ y: 704, width: 200 })),
      "buttons in a list": at(0, button({ y: 704 }), button({ y: 300 })),
      "a screen of another size": screen([button({ y: 704 })], { height: 900 }),
      "a part of a screen": layer({ width: 327, height: 48 }, [button({ y: 704 })]),
    },
  },
  { beside },
);

test("three screens are too few to tell where a button belongs", () => {
  expect(outcomesOf(movedAction, at(0, button({ y: 704 })), { beside: beside.slice(1) })).toEqual([]);
});

test("nothing is said when only half of the screens agree", () => {
  const others = [...beside.slice(1), at(2000, button({ y: 720 }))];
  expect(outcomesOf(movedAction, at(0, button({ y: 704 })), { beside: others })).toEqual([]);
});
