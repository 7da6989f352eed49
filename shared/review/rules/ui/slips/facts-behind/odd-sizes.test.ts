import { expect, test } from "vitest";
import type { SceneNode, Sides } from "../../../../../scene/scene.ts";
import { image, instance, layer, screen, text } from "../../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../../testing.ts";
import { unlikeEquals } from "../unlike-peers.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese"];

const cards = (cardOf: (index: number) => object) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 96;
      return layer({ x: 16, y, width: 343, height: 80, fill: "#ffffff", ...cardOf(index) }, [
        text(name, { x: 32, y: y + 30 }),
      ]);
    }),
  );

const icon = (x: number, y: number, side: number) =>
  layer({ x, y, width: side, height: side }, [
    layer({ type: "VECTOR", x: x + 2, y: y + 2, width: side - 4, height: side - 4, fill: "#000000" }),
  ]);

type Draw = (x: number, y: number, index: number) => SceneNode;

const rows = (sideOf: (index: number) => number, draw: Draw = (x, y, index) => icon(x, y, sideOf(index))) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff" }, [
        draw(32, y + 16, index),
        text(name, { x: 72, y: y + 18 }),
      ]);
    }),
  );

testRule(unlikeEquals, {
  fail: {
    "one narrower card in a column": [
      cards((index) => (index === 2 ? { width: 335 } : {})),
      { own: "335 × 80", usual: "343 × 80", others: 3 },
    ],
    "one narrower card whose words fill it": [
      screen(
        NAMES.map((name, index): SceneNode => {
          const [y, less] = [100 + index * 96, index === 2 ? 8 : 0];
          return layer({ x: 16, y, width: 343 - less, height: 80, fill: "#ffffff" }, [
            text(name, { x: 32, y: y + 30, width: 311 - less, resize: "height" }),
          ]);
        }),
      ),
      { own: "335 × 80", usual: "343 × 80" },
    ],
    "one smaller icon in a list": [
      rows((index) => (index === 1 ? 20 : 24)),
      { own: "20 × 20", usual: "24 × 24" },
    ],
    "one smaller picture in a list": [
      rows(
        () => 24,
        (x, y, index) =>
          layer({ x, y, width: index === 1 ? 20 : 24, height: index === 1 ? 20 : 24, fills: [image] }),
      ),
      { own: "20 × 20", usual: "24 × 24" },
    ],
  },
  ignore: {
    "a card beside others whose title takes two lines": screen(
      NAMES.map((name, index): SceneNode => {
        const more = index === 1 ? 24 : 0;
        return layer({ x: 16 + index * 200, y: 100, width: 180, height: 136 + more, fill: "#ffffff" }, [
          text(name, { x: 32 + index * 200, y: 116, width: 148, height: 24 + more }),
          text("From the farm", { x: 32 + index * 200, y: 200 + more, width: 148 }),
        ]);
      }),
      { width: 840 },
    ),
    "a row whose words wrap in a text that keeps its box": screen(
      NAMES.map((name, index): SceneNode => {
        const y = 100 + index * 80 + (index > 1 ? 16 : 0);
        const words = index === 1 ? "A loaf of bread made with rye and with wheat, sliced" : name;
        return layer({ x: 16, y, width: 200, height: index === 1 ? 80 : 64, fill: "#ffffff" }, [
          text(words, { x: 32, y: y + 8, width: 168, height: 48, resize: "none" }),
        ]);
      }),
    ),
    "buttons as wide as their words": screen(
      ["Apply", "Reset", "Clear", "Remove"].map((name, index): SceneNode => {
        const width = index === 3 ? 50 : 40;
        return layer({ x: 16, y: 100 + index * 56, width: width + 32, height: 40, fill: "#dddddd" }, [
          text(name, { x: 32, y: 110 + index * 56, width, resize: "width-and-height" }),
        ]);
      }),
    ),
    "a card that is half as wide": cards((index) => (index === 3 ? { width: 170 } : {})),
    "half a pixel": cards((index) => (index === 2 ? { width: 342.5 } : {})),
    "icons of one size": rows(() => 24),
  },
});

const layout = (paddingPx: Sides): Pick<SceneNode, "layout"> => ({
  layout: { direction: "vertical", gapPx: 8, paddingPx, align: "start", crossAlign: "start" },
});

const sign = (x: number, y: number): SceneNode =>
  layer({ x, y, width: 16, height: 16 }, [
    layer({ type: "VECTOR", x: x + 2, y: y + 2, width: 12, height: 12, fill: "#333333" }),
  ]);

/** A list of cards, each with an auto layout. */
const padded = (
  paddingOf: (index: number) => Sides,
  moreOf: (index: number) => readonly SceneNode[] = () => [],
  fillOf: (index: number) => string = () => "#eef1fb",
): SceneNode =>
  screen(
    NAMES.map((name, index) => {
      const y = 100 + index * 80;
      const [top, , , left] = paddingOf(index);
      return instance(
        "Card",
        { x: 16, y, width: 343, height: 64, fill: fillOf(index), ...layout(paddingOf(index)) },
        [text(name, { x: 16 + left, y: y + top }), ...moreOf(index)],
      );
    }),
  );

testRule(unlikeEquals, {
  fail: {
    "less padding beside an icon, by its words alone": [
      padded(
        (index) => (index === 2 ? [16, 16, 16, 12] : [16, 16, 16, 16]),
        (index) => (index === 2 ? [sign(28, 284)] : []),
      ),
      { own: "4 px", usual: "0 px" },
    ],
    "one card with more padding above and below": [
      padded((index) => (index === 0 ? [24, 16, 24, 16] : [16, 16, 16, 16])),
      { own: "24 16 24 16" },
    ],
  },
  ignore: {
    "a card that stands out by its ground": padded(
      (index) => (index === 2 ? [24, 24, 24, 24] : [16, 16, 16, 16]),
      undefined,
      (index) => (index === 2 ? "#2b4acb" : "#eef1fb"),
    ),
    "a banner among cards": padded((index) => (index === 1 ? [64, 16, 64, 16] : [16, 16, 16, 16])),
  },
});

const control = (name: string, x: number, height: number, width = 120) =>
  instance(name, { x, y: 0, width, height, fill: "#eeeeee" }, [text("Word", { x: x + 10, y: 8 })]);

testRule(unlikeEquals, {
  ignore: {
    "a small button in a large field's row": screen([control("Input", 0, 56), control("Button", 132, 40)]),
    "a round icon button": screen([control("Input", 0, 40), control("Icon Button", 132, 44, 44)]),
    "a field higher than its button by the outline around it": screen([
      control("Input", 0, 42),
      control("Button", 132, 40),
    ]),
  },
  fail: {
    "a field and a button that differ by 4 px": [
      screen([control("Input", 0, 44), control("Button", 132, 40)]),
      { own: "44 px", usual: "40 px", other: "Button" },
    ],
  },
});

test("rows of the same two heights have one cause", () => {
  const row = (y: number) => [
    instance("Input", { x: 0, y, width: 120, height: 44, fill: "#eeeeee" }, [text("Word", { x: 10, y })]),
    instance("Button", { x: 132, y, width: 120, height: 40, fill: "#eeeeee" }, [text("Word", { x: 142, y })]),
  ];
  const outcomes = outcomesOf(unlikeEquals, screen([...row(0), ...row(100), ...row(200)]));
  const causes = outcomes.map((outcome) => outcome.verdict === "fail" && outcome.options.cause);
  expect(causes).toEqual(["height 40|44", "height 40|44", "height 40|44"]);
});

test("controls that are centred to each other by hand are not made equally high: one would grow downwards alone", () => {
  const mendsOf = (y: number) => {
    const button = instance("Button", { x: 132, y, width: 120, height: 40, fill: "#eeeeee" }, [
      text("Word", { x: 142, y: y + 8 }),
    ]);
    const outcomes = outcomesOf(unlikeEquals, screen([control("Input", 0, 44), button]));
    return outcomes.flatMap((one) => (one.verdict === "fail" ? (one.options.mend?.() ?? []) : []));
  };
  expect([mendsOf(0), mendsOf(2)]).toMatchObject([[{ kind: "even-heights" }], []]);
});
