import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { findingsOf, outcomesOf, testRule } from "../../../testing.ts";
import { targetSize } from "./target-size.ts";

const click = [{ trigger: "ON_CLICK", action: "BACK" }];
const leadingTo = (destinationId: string) => [
  { trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId },
];
const elsewhere = [{ trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId: "9:9" }];
const card = () =>
  layer({ name: "Card", x: 20, y: 500, width: 335, height: 200, fill: "#eeeeee", reactions: elsewhere });
const icon = (x: number, y: number, sizePx: number) =>
  instance("Icon", { x, y, width: sizePx, height: sizePx, reactions: leadingTo(`${x}:${y}`) });

testRule(targetSize, {
  pass: {
    "20 px targets with 4 px between them: the circles touch": screen([icon(20, 20, 20), icon(44, 20, 20)]),
    "radio buttons 22 px high whose rows run on behind their words, over each other": screen(
      [0, 180].map((x) =>
        instance("Radio", { x, y: x / 30, width: 340, height: 22, reactions: click }, [
          layer({ type: "ELLIPSE", x, y: 3 + x / 30, width: 16, height: 16, fill: "#1a3fb0" }),
          text("By post", { x: x + 28, y: x / 30, width: 312, height: 22, resize: "height" }),
        ]),
      ),
    ),
    "a cross in a field that leaves it room": screen([
      layer({ name: "Input", x: 20, y: 20, width: 260, height: 36, fill: "#eeeeee" }),
      text("Blue mugs", { x: 32, y: 26 }),
      icon(254, 30, 16),
    ]),
  },
  fail: {
    "a small sign close to another, though both lead to the same place": [
      screen(
        [
          layer({ name: "View", x: 20, y: 20, width: 20, height: 20, fill: "#222222", reactions: elsewhere }),
          layer({ name: "Edit", x: 41, y: 15, width: 30, height: 30, fill: "#222222", reactions: elsewhere }),
        ],
        { width: 1280 },
      ),
      { widthPx: 20 },
    ],
    "a 22 px icon on a card, with no bar in between": [
      screen([card(), icon(120, 640, 22)]),
      { widthPx: 22, neighbours: ["Card"] },
    ],
    "a 20 px target that touches a large one": [
      screen([icon(20, 20, 20), icon(40, 8, 44)]),
      { widthPx: 20, heightPx: 20, requiredPx: 24, neighbours: ["Icon"] },
    ],
  },
});

describe("what is only guessed to be a target", () => {
  const guessesOf = (...children: readonly SceneNode[]) =>
    outcomesOf(targetSize, screen([...children])).map(
      (outcome) => outcome.verdict === "fail" && outcome.options.isGuess === true,
    );
  const guessed = (x: number) => text("Help", { x, y: 20, width: 40, height: 16, isLink: true });

  test("is told as a guess, and so is what only a guess is too near to", () => {
    expect(guessesOf(guessed(20), guessed(20 + 41), guessed(20 + 82))).not.toContain(false);
    expect(
      guessesOf(icon(20, 18, 20), text("Help", { x: 38, y: 20, width: 40, height: 40, isLink: true })),
    ).toEqual([true]);
  });

  test("a known one beside a known one is none", () => {
    expect(guessesOf(icon(20, 20, 20), icon(40, 8, 44))).toEqual([false]);
  });
});

describe("at level AAA", () => {
  testRule(
    targetSize,
    {
      pass: { "a target of 44 px": screen([icon(20, 20, 44)]) },
      fail: {
        "a small target far from all others": [
          screen([icon(20, 20, 24), icon(200, 20, 44)]),
          { widthPx: 24, requiredPx: 44 },
        ],
      },
    },
    { demands: { level: "AAA" } },
  );

  const found = (level: "AA" | "AAA", ...children: readonly SceneNode[]) =>
    findingsOf(targetSize, screen([...children]), { level });

  test("one finding names all targets of a size, is minor, and rests on the criterion of that level", () => {
    const findings = found("AAA", icon(20, 20, 24), icon(20, 200, 24), icon(20, 400, 30));
    expect(findings).toMatchObject([
      { title: "Target too small for level AAA", severity: "minor", layers: [{}, {}] },
      { severity: "minor", basis: "https://www.w3.org/TR/WCAG22/#target-size-enhanced" },
    ]);
  });
});

describe("on the web", () => {
  testRule(
    targetSize,
    { pass: { "24 px targets side by side": screen([icon(0, 0, 24), icon(24, 0, 24)]) } },
    { demands: { platform: "web" } },
  );
});

const checkboxes = (stepPx: number) => {
  const rows = [0, 1].map((index) =>
    instance(
      "Checkbox",
      { x: 20, y: 100 + index * stepPx, width: 120, height: 16, reactions: leadingTo(`${index}:0`) },
      [text(`Option ${index + 1}`, { x: 40, y: 100 + index * stepPx, width: 90, height: 16, sizePx: 12 })],
    ),
  );
  const node = screen(rows, { width: 1200, height: 800 });
  return outcomesOf(targetSize, node).map((one) =>
    one.verdict === "fail" ? one.options.miss : one.verdict,
  )[0];
};

test("how far a crowded target misses: rows of 16 px miss by their size when they touch, and slightly when 2 px are missing between them", () => {
  expect([checkboxes(17), checkboxes(22)]).toEqual([0.25, "slight"]);
});

describe("a very small control", () => {
  const heart = (sizePx: number, fill: string | undefined = "#2c2c2c") =>
    instance("Icon Button", { x: 40, y: 200, width: sizePx, height: sizePx, fill, round: sizePx / 2 }, [
      layer({
        name: "Vector",
        type: "VECTOR",
        x: 40 + sizePx / 4,
        y: 200 + sizePx / 4,
        width: sizePx / 2,
        height: sizePx / 2,
        fill: "#ffffff",
      }),
    ]);

  const reactions = [{ trigger: "ON_CLICK", action: "NODE", destinationId: "1:0" }];

  const on = (node: ReturnType<typeof heart>, width = 375) =>
    screen(
      [
        text("Wool jumper", { x: 20, y: 60, sizePx: 28, weight: 700 }),
        layer({
          name: "Picture",
          type: "RECTANGLE",
          x: 20,
          y: 120,
          width: 335,
          height: 300,
          fill: "#f2f3f7",
        }),
        node,
      ],
      { width },
    );

  testRule(targetSize, {
    pass: {
      "a button of a usual size": on(heart(40)),
    },
    fail: {
      "a sign in a disc of 19 px, which is small for a finger and no more": [
        on(heart(19)),
        { shortPx: 19, requiredPx: 44 },
      ],
      "a box to tick that is called an input": [
        screen([
          text("Your card", { x: 20, y: 60, sizePx: 28, weight: 700 }),
          layer({
            name: "Input",
            type: "RECTANGLE",
            x: 20,
            y: 200,
            width: 13,
            height: 13,
            fill: "#ffffff",
            round: 2.5,
            line: "#767676",
          }),
          text("Use this card for all payments", { x: 44, y: 196 }),
        ]),
        { widthPx: 13, heightPx: 13 },
      ],
      "a sign of 11 px in a larger button": [
        on(
          instance("Icon Button", { x: 40, y: 440, width: 20, height: 20, reactions }, [
            layer({ x: 44, y: 444, width: 11, height: 11 }, [
              layer({ type: "VECTOR", x: 45, y: 446, width: 9, height: 7, fill: "#333333" }),
            ]),
          ]),
        ),
        { widthPx: 11, heightPx: 11 },
      ],
      "a button with words that is too flat, for a mouse too": [
        on(
          instance("Button", { x: 40, y: 500, width: 128, height: 20, fill: "#1a3fb0", round: 8 }, [
            text("Order again", { x: 60, y: 502, sizePx: 13, height: 16, color: "#ffffff" }),
          ]),
          1280,
        ),
        { widthPx: 128, heightPx: 20 },
      ],
    },
  });
});

describe("a control for a finger", () => {
  const pill = (label: string, y: number, height: number, { width = 140, name = "Group" } = {}) =>
    layer({ name, x: 20, y, width, height, fill: "#1a3fb0", round: height / 2 }, [
      text(label, {
        x: 36,
        y: y + height / 2 - 10,
        width: width - 32,
        height: 20,
        sizePx: 14,
        align: "center",
        color: "#ffffff",
      }),
    ]);

  const page = (...parts: Parameters<typeof screen>[0][number][]) =>
    screen([text("Your order", { x: 20, y: 60, sizePx: 28, weight: 700 }), ...parts]);

  testRule(targetSize, {
    fail: {
      "two buttons of 32 px, once": [
        page(pill("Change it", 200, 32), pill("Pay for it", 300, 32)),
        { count: 2, shortPx: 32, requiredPx: 44 },
      ],
      "one of 28 px that is called a button": [
        page(pill("Mine", 200, 28, { width: 70, name: "Button" })),
        { count: 1, shortPx: 28, requiredPx: 44 },
      ],
    },
    ignore: {
      "a badge of 28 px": page(pill("New", 200, 28, { width: 70 })),
    },
    pass: {
      "a part of a switch between views that has no box of its own": page(
        layer({ x: 20, y: 120, width: 320, height: 44, fill: "#e4e4e8", round: 22 }, [
          layer({ x: 24, y: 124, width: 156, height: 36, fill: "#ffffff", round: 18 }),
          text("Day", { x: 77, y: 133, width: 50, height: 18, sizePx: 14 }),
          text("Week", { x: 233, y: 133, width: 50, height: 18, sizePx: 14 }),
        ]),
      ),
    },
  });
});
