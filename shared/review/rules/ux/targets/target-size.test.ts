import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { targetSize } from "./target-size.ts";

const click = [{ trigger: "ON_CLICK", action: "BACK" }];
const elsewhere = [{ trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId: "9:9" }];
const icon = (x: number, y: number, sizePx: number) =>
  instance("Icon", { x, y, width: sizePx, height: sizePx, reactions: click });

testRule(targetSize, {
  pass: {
    "24 px targets side by side": screen([icon(0, 0, 24), icon(24, 0, 24)]),
    "20 px targets with 4 px between them: the circles touch": screen([icon(20, 20, 20), icon(44, 20, 20)]),
    "a small target far from all others": screen([icon(20, 20, 12), icon(200, 20, 44)]),
    "rows 16 px high with 8 px between them": screen([
      instance("Link", { x: 0, y: 0, width: 100, height: 16, reactions: click }, [text("Terms")]),
      instance("Link", { x: 0, y: 24, width: 100, height: 16, reactions: click }, [
        text("Privacy", { y: 24 }),
      ]),
    ]),
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
    "a 22 px icon on an opaque bar under which a card goes on": screen([
      layer({ name: "Card", x: 20, y: 500, width: 335, height: 200, fill: "#eeeeee", reactions: elsewhere }),
      layer({ name: "Bar", x: 0, y: 620, width: 375, height: 70, fill: "#ffffff" }),
      icon(120, 640, 22),
    ]),
  },
  fail: {
    "a 22 px icon on a card, with no bar in between": [
      screen([
        layer({
          name: "Card",
          x: 20,
          y: 500,
          width: 335,
          height: 200,
          fill: "#eeeeee",
          reactions: elsewhere,
        }),
        icon(120, 640, 22),
      ]),
      { widthPx: 22, neighbours: ["Card"] },
    ],
    "a 20 px target that touches a large one": [
      screen([icon(20, 20, 20), icon(40, 8, 44)]),
      { widthPx: 20, heightPx: 20, requiredPx: 24, neighbours: ["Icon"], knownBy: "reaction" },
    ],
    "a 16 px icon on a card that leads on": [
      screen([
        instance("Card", { x: 0, y: 0, width: 200, height: 120, reactions: elsewhere }, [
          text("Blue mug", { x: 16, y: 16 }),
          icon(170, 10, 16),
        ]),
      ]),
      { widthPx: 16, neighbours: ["Card"] },
    ],
  },
  ignore: {
    "badges and avatars": screen([
      instance("Badge", { x: 0, y: 0, width: 16, height: 16 }),
      instance("Avatar", { x: 16, y: 0, width: 16, height: 16 }),
    ]),
    "disabled buttons": screen([
      instance("Icon Button", {
        x: 0,
        y: 0,
        width: 16,
        height: 16,
        reactions: click,
        instance: { properties: { State: "Disabled" } },
      }),
    ]),
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
        "what fails at level AA, as there": [
          screen([icon(20, 20, 20), icon(40, 8, 44)]),
          { widthPx: 20, requiredPx: 24 },
        ],
      },
      ignore: {
        "a link in a line of text": screen([
          text("I agree to the", { x: 20, y: 20, width: 90 }),
          text("terms of use", { x: 114, y: 20, width: 80, isLink: true }),
        ]),
      },
    },
    { demands: { level: "AAA" } },
  );

  const found = (level: "AA" | "AAA", ...children: readonly SceneNode[]) => {
    const node = screen([...children]);
    return reviewFrame(sceneOf(node), node, { rules: [targetSize], level }).findings;
  };

  test("one finding names all targets of a size, is minor, and rests on the criterion of that level", () => {
    const findings = found("AAA", icon(20, 20, 24), icon(20, 200, 24), icon(20, 400, 30));
    expect(findings).toMatchObject([
      { title: "Target too small for level AAA", severity: "minor", layers: [{}, {}] },
      { severity: "minor", basis: "https://www.w3.org/TR/WCAG22/#target-size-enhanced" },
    ]);
  });

  test("what level AA asks for is said as at level AA", () => {
    const crowded = [icon(20, 20, 20), icon(40, 8, 44)];
    expect(found("AAA", ...crowded)).toEqual(found("AA", ...crowded));
  });
});

describe("on iOS", () => {
  testRule(
    targetSize,
    {
      pass: {
        "a drawn icon with room around it": screen([icon(20, 20, 24), icon(200, 20, 24)]),
        "icons of 28 px whose middles are 44 px apart": screen([icon(20, 20, 28), icon(64, 20, 28)]),
      },
      fail: {
        "a 32 px icon that a large target is close to": [
          screen([icon(20, 20, 32), icon(56, 14, 44)]),
          { widthPx: 32, requiredPx: 44 },
        ],
      },
    },
    { demands: { platform: "ios" } },
  );
});

describe("on Android", () => {
  testRule(
    targetSize,
    {
      fail: {
        "a 40 px icon that a large target touches": [
          screen([icon(20, 20, 40), icon(60, 16, 48)]),
          { widthPx: 40, requiredPx: 48 },
        ],
      },
    },
    { demands: { platform: "android" } },
  );
});

describe("on the web", () => {
  testRule(
    targetSize,
    { pass: { "24 px targets side by side": screen([icon(0, 0, 24), icon(24, 0, 24)]) } },
    { demands: { platform: "web" } },
  );
});

describe("how severe a crowded target is", () => {
  const checkboxes = (stepPx: number) => {
    const rows = [0, 1].map((index) =>
      instance("Checkbox", { x: 20, y: 100 + index * stepPx, width: 120, height: 16, reactions: click }, [
        text(`Option ${index + 1}`, { x: 40, y: 100 + index * stepPx, width: 90, height: 16, sizePx: 12 }),
      ]),
    );
    const node = screen(rows, { width: 1200, height: 800 });
    return reviewFrame(sceneOf(node), node).findings.find(({ rule }) => rule === "target-size")?.severity;
  };

  test("rows of 16 px are major when they touch, and minor when 2 px are missing between them", () => {
    expect([checkboxes(17), checkboxes(22)]).toEqual(["major", "minor"]);
  });
});
