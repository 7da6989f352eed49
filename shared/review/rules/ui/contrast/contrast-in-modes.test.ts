import { describe, expect, test } from "vitest";
import type { Paint, Rgba, Scene, SceneNode, VariableAlias } from "../../../../scene/scene.ts";
import { image, instance, layer, rgb, screen, solid, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { contrastInModes } from "./contrast-in-modes.ts";

const opaque = (hex: string): Rgba => ({ ...rgb(hex), a: 1 });
const alias = (id: string): VariableAlias => ({ alias: id });

const variable = (collectionId: string, values: Readonly<Record<string, Rgba | VariableAlias>>) => ({
  name: "Colour",
  collectionId,
  values,
});
const theme = (light: string, dark: string) =>
  variable("theme", { light: opaque(light), dark: opaque(dark) });

const modes = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));

const TABLES = {
  collections: {
    theme: { name: "Theme", modes: modes("Light", "Dark"), defaultModeId: "light" },
    primitives: { name: "Primitives", modes: modes("Only"), defaultModeId: "only" },
    state: { name: "State", modes: modes("Rest", "Disabled"), defaultModeId: "rest" },
    surfaces: { name: "Surfaces", modes: modes("Clair", "Dark mode"), defaultModeId: "clair" },
    tone: { name: "Tone", modes: modes("Neutral", "Inverse"), defaultModeId: "neutral" },
    button: { name: "Button state", modes: modes("Default", "Hover", "Ghost"), defaultModeId: "default" },
    size: { name: "Size", modes: modes("Phone", "Desktop"), defaultModeId: "phone" },
  },
  variables: {
    ground: theme("#ffffff", "#111111"),
    text: theme("#222222", "#eeeeee"),
    surface: variable("surfaces", { clair: opaque("#ffffff"), "dark mode": opaque("#111111") }),
    hint: theme("#666666", "#555555"),
    shade: theme("#666666", "#444444"),
    black: variable("primitives", { only: opaque("#000000") }),
    aliased: variable("theme", { light: alias("black"), dark: alias("black") }),
    label: variable("state", { rest: opaque("#222222"), disabled: opaque("#eeeeee") }),
    toned: variable("tone", { neutral: alias("text"), inverse: alias("ground") }),
    onButton: variable("button", {
      default: opaque("#ffffff"),
      hover: opaque("#ffffff"),
      ghost: opaque("#1a3fb0"),
    }),
    sized: variable("size", { phone: opaque("#222222"), desktop: opaque("#222222") }),
    composed: variable("theme", { light: opaque("#222222") }),
    wash: variable("theme", { light: { ...rgb("#000000"), a: 0.1 }, dark: { ...rgb("#ffffff"), a: 0.9 } }),
    hidden: variable("theme", { light: opaque("#222222"), dark: { ...rgb("#222222"), a: 0 } }),
  },
} satisfies Partial<Scene>;

const bound = (id: string, shown: string, opacity?: number): Paint => ({
  ...(solid(shown, opacity) as Extract<Paint, { type: "solid" }>),
  variable: id,
});
const ground = [bound("ground", "#ffffff")];
const words = (paint: Paint, options: object = {}) =>
  text("Delivery within two days", { x: 20, y: 20, fills: [paint], ...options });
const themed = (...children: Parameters<typeof screen>[0]) => screen(children, { fills: ground });
const card = { x: 0, y: 0, width: 300, height: 100 };

testRule(
  contrastInModes,
  {
    pass: {
      "a text and a ground whose collections are set together": screen([words(bound("text", "#222222"))], {
        fills: [bound("surface", "#ffffff")],
      }),
      "a text on a card that keeps its mode": themed(
        layer({ ...card, fills: ground, modes: { theme: "light" } }, [words(bound("hint", "#666666"))]),
      ),
      "a text that is too faint now, for another rule": themed(
        words(solid("#dddddd")),
        words(solid("#777777")),
      ),
      "a text that is there in one mode only": themed(words(bound("hidden", "#222222"))),
      "a text on a picture": themed(layer({ ...card, fills: [image] }, [words(bound("hint", "#666666"))])),
      "a card whose visibility follows a variable": themed(
        layer({ ...card, fills: ground, variables: { visible: ["shown"] } }, [
          words(bound("hint", "#666666")),
        ]),
      ),
    },
    fail: {
      "a design that shows the dark mode": [
        screen([words(bound("hint", "#555555"), { sizePx: 16 }), words(solid("#cccccc"))], {
          fills: [bound("ground", "#111111")],
          modes: { theme: "dark" },
        }),
        { mode: "Light", textColor: "#cccccc", backdropColor: "#ffffff" },
      ],
      "a stretch of a text": [
        themed(
          words(bound("text", "#222222"), {
            runs: [
              { start: 0, end: 8, fontFamily: "Inter", sizePx: 16, weight: 400, lineHeightPx: 24 },
              {
                start: 8,
                end: 24,
                fontFamily: "Inter",
                sizePx: 16,
                weight: 400,
                lineHeightPx: 24,
                fills: [bound("hint", "#666666")],
              },
            ],
          }),
        ),
        { textColor: "#555555" },
      ],
      "a black label that stays black on a button that turns dark": [
        themed(
          instance("Button", { ...card, width: 160, height: 44, fills: ground }, [
            words(solid("#000000"), { x: 40, y: 10, width: 80 }),
          ]),
        ),
        { textColor: "#000000" },
      ],
      "a wash that gets dense": [
        themed(layer({ ...card, fills: [bound("wash", "#000000", 0.1)] }, [words(bound("text", "#222222"))])),
        { textColor: "#eeeeee", backdropColor: "#e7e7e7" },
      ],
    },
    unsure: {
      "a text that keeps a mode of its own": [
        themed(words(bound("text", "#222222"), { modes: { theme: "light" } })),
        "pinned",
      ],
      "a screen whose ground keeps a mode of its own": [
        screen([
          layer({ width: 375, height: 812, fills: ground, modes: { theme: "light" } }),
          words(bound("text", "#222222")),
        ]),
        "unprepared",
      ],
      "a grey button that may be inactive": [
        themed(
          instance("Button", { ...card, width: 160, height: 44, fills: [bound("ground", "#ffffff")] }, [
            words(bound("shade", "#666666"), { x: 40, y: 10, width: 80 }),
          ]),
        ),
        "inactive",
      ],
      "huge letters in the ground": [
        themed(words(solid("#222222"), { sizePx: 96, width: 300, height: 120 })),
        "decoration",
      ],
    },
  },
  TABLES,
);

test("one colour on one ground is one cause in each mode", () => {
  const hints = [words(bound("hint", "#666666")), words(bound("hint", "#666666"), { y: 80 })];
  const causes = outcomesOf(contrastInModes, themed(...hints), TABLES).map(
    (outcome) => outcome.verdict === "fail" && outcome.options.cause,
  );
  expect(causes).toEqual(["Dark #555555 #111111 AA", "Dark #555555 #111111 AA"]);
});

test("texts of any colour that stays while the ground follows are one cause, as is one that follows alone", () => {
  const design = themed(
    words(solid("#333333")),
    words(solid("#444444"), { y: 80, sizePx: 30 }),
    layer({ ...card, y: 160, fill: "#ffffff" }, [words(bound("text", "#222222"), { y: 180 })]),
    words(bound("hint", "#666666"), { y: 300 }),
  );
  const causes = outcomesOf(contrastInModes, design, TABLES).map(
    (outcome) => outcome.verdict === "fail" && outcome.options.cause,
  );
  expect(new Set(causes).size).toBe(2);
  expect(causes).toHaveLength(4);
});

test("two texts that two modes lose in another order are one cause", () => {
  const both = [words(solid("#333333")), words(solid("#555555"), { y: 80 })];
  const dusk = {
    ...TABLES,
    collections: {
      ...TABLES.collections,
      theme: { name: "Theme", modes: modes("Light", "Dark", "Night"), defaultModeId: "light" },
    },
    variables: {
      ...TABLES.variables,
      ground: variable("theme", {
        light: opaque("#ffffff"),
        dark: opaque("#585858"),
        night: opaque("#222222"),
      }),
    },
  };
  const causes = outcomesOf(contrastInModes, themed(...both), dusk).map(
    (outcome) => outcome.verdict === "fail" && [outcome.evidence["backdropColor"], outcome.options.cause],
  );
  expect(causes).toEqual([
    ["#222222", "Dark, Night half follows AA"],
    ["#585858", "Dark, Night half follows AA"],
  ]);
});

test("a text that is lost in two modes is told once, with the numbers of the worse", () => {
  const dusk = {
    ...TABLES,
    collections: {
      ...TABLES.collections,
      theme: { name: "Theme", modes: modes("Light", "Dark", "Night"), defaultModeId: "light" },
    },
    variables: {
      ...TABLES.variables,
      ground: variable("theme", {
        light: opaque("#ffffff"),
        dark: opaque("#444444"),
        night: opaque("#222222"),
      }),
    },
  };
  expect(outcomesOf(contrastInModes, themed(words(solid("#333333"))), dusk)).toMatchObject([
    { verdict: "fail", evidence: { mode: "Dark, Night", ratio: 1.25, backdropColor: "#222222" } },
  ]);
});

describe("contrast-in-modes at level AAA", () => {
  const outcomes = (light: string, dark: string) =>
    outcomesOf(contrastInModes, themed(words(bound("own", light))), {
      ...TABLES,
      variables: { ...TABLES.variables, own: theme(light, dark) },
      demands: { level: "AAA" },
    });

  test("what misses level AAA in another mode only is a finding by that level", () => {
    expect(outcomes("#222222", "#888888")).toMatchObject([
      { verdict: "fail", evidence: { required: 7 }, options: { kind: "wcag-aaa" } },
    ]);
  });
});

test("where nothing but the ground follows a mode, the screen may not be made for it: a guess", () => {
  const areGuesses = (...children: readonly SceneNode[]) =>
    outcomesOf(contrastInModes, themed(...children), TABLES).map(
      (outcome) => outcome.verdict === "fail" && outcome.options.isGuess,
    );
  const fixed = words(solid("#333333"));
  expect(areGuesses(fixed)).toEqual([true]);
  expect(areGuesses(fixed, words(bound("text", "#222222"), { y: 80 }))).toEqual([false]);
});
