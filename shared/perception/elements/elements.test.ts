import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, screen, solid, text } from "../../scene/testing.ts";
import { openAlone } from "../frame/testing.ts";
import type { Element, Role } from "./element.ts";
import { elements } from "./elements.ts";
import { EVIDENCE_NAMES } from "./evidence/all-evidence.ts";
import { MODEL } from "./model/model.ts";

const seen = (children: readonly SceneNode[], options: object = {}): readonly Element[] =>
  elements(openAlone(screen(children, options)));

const labelsOf = (all: readonly Element[], role: Role): readonly string[] =>
  all.filter((one) => one.role === role).map(({ label }) => label);

/** Names as freely drawn files have them. */
const shape = (options: Parameters<typeof layer>[0], type = "RECTANGLE"): SceneNode =>
  layer({ name: "Rectangle 210", type, ...options });

const pill = (y: number, label: string, fill: string, color: string): readonly SceneNode[] => [
  shape({ x: 20, y, width: 335, height: 62, fill, round: 31 }),
  text(label, {
    x: 100,
    y: y + 24,
    width: 175,
    height: 14,
    sizePx: 14,
    weight: 500,
    color,
    align: "center",
    resize: "none",
  }),
];

const field = (y: number, placeholder: string): readonly SceneNode[] => [
  shape({ x: 20, y, width: 335, height: 62, fill: "#f2f3f7", round: 15 }),
  text(placeholder, { x: 40, y: y + 22, width: 120, height: 18, color: "#a1a4b2" }),
];

const signIn = seen([
  text("Welcome back!", { x: 90, y: 130, width: 200, height: 38, sizePx: 28, weight: 700, align: "center" }),
  ...pill(200, "CONTINUE WITH GOOGLE", "#ffffff", "#3f414e").map((node) =>
    node.text
      ? node
      : {
          ...node,
          strokes: [solid("#ebeaec")],
          stroke: { widthsPx: [1, 1, 1, 1] as const, align: "inside" as const },
        },
  ),
  ...field(330, "Email address"),
  ...field(412, "Password"),
  ...pill(500, "LOG IN", "#8e97fd", "#ffffff"),
  shape({ x: 120, y: 800, width: 134, height: 5, fill: "#000000" }),
]);

describe("a sign-in screen of bare rectangles and texts", () => {
  test("has its fields, named by the words in them", () => {
    expect(labelsOf(signIn, "field")).toEqual(["Email address", "Password"]);
  });

  test("has its buttons, and the loudest is the main action", () => {
    expect(labelsOf(signIn, "button")).toEqual(["CONTINUE WITH GOOGLE", "LOG IN"]);
    expect(signIn.filter(({ isPrimary }) => isPrimary).map(({ label }) => label)).toEqual(["LOG IN"]);
    expect(signIn.find(({ label }) => label === "LOG IN")?.emphasis).toBe("filled");
  });

  test("has its title and the bar of the system", () => {
    expect(labelsOf(signIn, "screen-title")).toEqual(["Welcome back!"]);
    expect(labelsOf(signIn, "home-indicator")).toHaveLength(1);
  });
});

const icon = (x: number, y: number, size: number): SceneNode =>
  shape({ x, y, width: size, height: size, fill: "#222222" }, "VECTOR");

const tabBar = (): readonly SceneNode[] => [
  shape({ y: 740, width: 375, height: 72, fill: "#f7f7f7" }),
  ...[30, 120, 210, 300].flatMap((x) =>
    layer({ type: "GROUP", x, y: 752, width: 46, height: 48 }, [
      icon(x + 11, 752, 24),
      text("Home", { x, y: 784, width: 46, height: 14, sizePx: 12 }),
    ]),
  ),
];

interface Case {
  readonly children: readonly SceneNode[];
  readonly roles: Partial<Readonly<Record<Role, number>>>;
}

const CASES: Readonly<Record<string, Case>> = {
  "a clock and small glyphs at the top, whatever they are called": {
    children: [
      layer({ name: "Frame 3", width: 375, height: 44 }, [
        text("9:41", { x: 24, y: 14, width: 40, height: 18, sizePx: 15, weight: 600 }),
        icon(300, 16, 14),
        icon(330, 16, 14),
      ]),
    ],
    roles: { "status-bar": 1 },
  },
  "a row of icons with words at the foot": { children: tabBar(), roles: { "tab-bar": 1, tab: 4 } },
  "a thin bar with a knob on it": {
    children: [
      shape({ x: 32, y: 300, width: 300, height: 4, fill: "#dddddd" }),
      shape({ x: 150, y: 292, width: 20, height: 20, fill: "#3366ff" }, "ELLIPSE"),
    ],
    roles: { slider: 1 },
  },
  "tiles side by side below their question, each with a sign": {
    children: [
      text("Save as", { x: 22, y: 174, width: 60, height: 14, sizePx: 12 }),
      ...[21, 195].flatMap((x, index) => [
        shape({ x, y: 192, width: 165, height: 37, fill: "#f5f5f5", round: 4 }),
        icon(x + 10, 202, 16),
        text(index === 0 ? "Home" : "Office", { x: x + 38, y: 200, width: 43, height: 21 }),
      ]),
    ],
    roles: { field: 0 },
  },
  "equal boxes with a sign, of which one is put a little aside": {
    children: [
      text("Sign Up", { x: 150, y: 120, width: 80, height: 30, sizePx: 24, weight: 700 }),
      ...["Full Name", "Email", "Password"].flatMap((words, index) => [
        shape({
          x: index < 2 ? 25 : 27,
          y: 232 + 70 * index,
          width: 327,
          height: 48,
          fill: "#f1f1f1",
        }),
        text(words, {
          x: 46,
          y: 247 + 70 * index,
          width: 70,
          height: 18,
          sizePx: 12,
          color: "#222222",
        }),
        icon(307, 249 + 70 * index, 14),
      ]),
      shape({ x: 25, y: 484, width: 327, height: 48, fill: "#1a3fb0" }),
      text("Sign Up", { x: 160, y: 498, width: 60, height: 20, color: "#ffffff" }),
    ],
    roles: { field: 3, "list-row": 0 },
  },
  "a quiet box with its words in the middle, below a field": {
    children: [
      text("Adresse", { x: 24, y: 320, width: 60, height: 16, sizePx: 12 }),
      shape({ x: 24, y: 343, width: 327, height: 53, fill: "#f2f3f7" }),
      text("Rue", { x: 40, y: 359, width: 61, height: 21 }),
      shape({ x: 211, y: 412, width: 140, height: 53, fill: "#edeeef" }),
      text("Continuer", { x: 243, y: 428, width: 74, height: 21, color: "#cacccf" }),
    ],
    roles: { field: 1 },
  },
  "a pill with a knob at its end": {
    children: [
      layer({ type: "GROUP", x: 300, y: 300, width: 51, height: 31 }, [
        shape({ x: 300, y: 300, width: 51, height: 31, fill: "#34c759", round: 31 }),
        shape({ x: 322, y: 302, width: 27, height: 27, fill: "#ffffff" }, "ELLIPSE"),
      ]),
    ],
    roles: { switch: 1 },
  },
  "small dots in the middle": {
    children: [
      layer(
        { type: "GROUP", x: 165, y: 600, width: 44, height: 8 },
        [165, 183, 201].map((x) => shape({ x, y: 600, width: 8, height: 8, fill: "#888888" }, "ELLIPSE")),
      ),
    ],
    roles: { "page-dots": 1 },
  },
  "a photograph": {
    children: [shape({ x: 20, y: 100, width: 335, height: 200, fills: [image] })],
    roles: { picture: 1 },
  },
  "an amount of money": { children: [text("€24.00", { x: 290, y: 400 })], roles: { price: 1 } },
};

describe("on a phone's screen", () => {
  for (const [name, { children, roles }] of Object.entries(CASES))
    test(`${name} is ${Object.keys(roles).join(" and ")}`, () => {
      const found = seen(children);
      for (const [role, count] of Object.entries(roles))
        expect(found.filter((one) => one.role === role)).toHaveLength(count);
    });
});

describe("what was learned", () => {
  test("rests on the evidence that is gathered, in its order", () => {
    expect(MODEL.evidence).toEqual(EVIDENCE_NAMES);
  });

  test("weighs at most 100 kB", () => {
    expect(JSON.stringify(MODEL).length).toBeLessThanOrEqual(100_000);
  });
});

test("underlined words are a link", () => {
  const small = (characters: string, y: number, more: object = {}): SceneNode =>
    text(characters, { x: 20, y, sizePx: 12, height: 18, color: "#666666", ...more });
  const words = [
    small("By going on you agree to how we handle your data.", 600),
    small("Terms and conditions", 630, { decoration: "underline" }),
  ];
  expect(labelsOf(seen(words), "link")).toEqual(["Terms and conditions"]);
});
