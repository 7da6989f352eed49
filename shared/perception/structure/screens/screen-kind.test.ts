import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { openAlone } from "../../frame/testing.ts";
import { nestedScreens } from "./nested-screens.ts";
import { screenKind } from "./screen-kind.ts";

const kindOf = (node: SceneNode) => screenKind(openAlone(node));

test("A set of components is one", () => {
  expect(kindOf(screen([], { type: "COMPONENT_SET" }))).toBe("component");
});

const times = (
  count: number,
  make: (index: number) => SceneNode | readonly SceneNode[],
): readonly SceneNode[] => Array.from({ length: count }, (_, index) => make(index)).flat();

const sheet = (children: readonly SceneNode[], more: object = {}) =>
  screen(children, { name: "Frame 1", width: 1200, height: 900, ...more });

const component = (x: number, y: number) =>
  layer({ type: "COMPONENT", x, y, width: 120, height: 40, fill: "#1d4ed8" }, [
    text("Send", { x: x + 8, y }),
  ]);

const COLORS = ["#e11d48", "#1d4ed8", "#15803d", "#facc15", "#a0a3b1", "#0f172a"];

/** A box of a button in a colour of its own, with a word in it. */
const filled = (x: number, y: number, index: number, words = "Send"): SceneNode =>
  layer({ x, y, width: 120, height: 40, fill: COLORS[index] ?? "#000000" }, [
    text(words, { x: x + 20, y: y + 8 }),
  ]);

const swatches = (caption: (hex: string, index: number) => string) =>
  COLORS.flatMap((hex, index) => [
    layer({ type: "RECTANGLE", x: 40 + index * 120, y: 40, width: 96, height: 96, fill: hex }),
    text(caption(hex, index), { x: 40 + index * 120, y: 144 }),
  ]);

const SAMPLES = ["Heading L", "Heading M", "Heading S", "Body L", "Body S"];

describe("A sheet of styles or components", () => {
  test.each([
    [
      "swatches",
      sheet([
        text("Typeface", { x: 40, y: 40 }),
        ...["F67366", "FFF6DF"].flatMap((code, index) => [
          layer({ x: 40 + 120 * index, y: 100, width: 96, height: 160, fill: `#${code.toLowerCase()}` }),
          text(code, { x: 60 + 120 * index, y: 220 }),
        ]),
      ]),
    ],
    [
      "type-samples",
      sheet(SAMPLES.map((name, index) => text(name, { x: 40, y: 40 + index * 80, sizePx: 48 - index * 8 }))),
    ],
    [
      "states",
      sheet(
        ["Default", "Hover", "Pressed", "Disabled"].flatMap((state, index) => [
          text(state, { x: 40 + index * 160, y: 40 }),
          instance("Button", { x: 40 + index * 160, y: 80, width: 120, height: 40 }, [
            text("Send", { x: 48 + index * 160, y: 88 }),
          ]),
        ]),
      ),
    ],
  ] as const)("shows %s", (_, node) => {
    expect(kindOf(node)).toBe("specimen");
  });

  test.each([
    [
      "orders with numbers",
      sheet(times(6, (index) => text(`Order #24856${index}`, { x: 40, y: 40 + index * 40 }))),
    ],
    [
      "colours to choose from",
      sheet(swatches((_, index) => ["Red", "Blue", "Green", "Sun", "Grey", "Night"][index] ?? "")),
    ],
    [
      "plans, each with its button in a colour of its own",
      sheet(
        times(3, (index) => [
          text(["Small", "Middle", "Large"][index] ?? "", { x: 40 + index * 200, y: 40, sizePx: 24 }),
          text(`€${index}9 a month`, { x: 40 + index * 200, y: 80 }),
          filled(40 + index * 200, 120, index, "Choose"),
        ]),
      ),
    ],
    ["components kept on the screen of a phone", screen(times(5, (index) => component(20, 40 + index * 80)))],
  ])("is not what shows %s", (_, node) => {
    expect(kindOf(node)).toBe("screen");
  });
});

const words = (x: number, y: number) =>
  times(6, (index) => text("Some words", { x: x + 20, y: y + 80 + index * 40 }));

const phone = (x: number, more: object = {}, clock = "") =>
  layer({ id: `phone-${x}`, x, y: 60, width: 390, height: 844, fill: "#ffffff", ...more }, [
    ...(clock ? [text(clock, { x: x + 30, y: 74 })] : []),
    ...words(x, 60),
  ]);

const board = (children: readonly SceneNode[]) => screen(children, { width: 1920, height: 1080 });

describe("A presentation of several screens", () => {
  test("has screens at half their size, with a clock", () => {
    const node = board([60, 400].map((x) => phone(x, { width: 195, height: 422 }, "9:41")));
    expect(nestedScreens(openAlone(node))).toHaveLength(2);
    expect(kindOf(node)).toBe("board");
  });

  test("has screens called after a device, in whatever size, where they fill it; on a page they are pictures", () => {
    const devices = (count: number) =>
      times(count, (index) =>
        phone(60 + index * 500, { name: `iPhone 16 - ${index}`, width: 444, height: 968 }),
      );
    expect(nestedScreens(openAlone(board(devices(3))))).toHaveLength(3);
    expect(kindOf(board(devices(3)))).toBe("board");
    expect(kindOf(screen(devices(2), { width: 1440, height: 4000 }))).toBe("screen");
  });

  test("is not tall cards side by side", () => {
    const node = board([60, 500].map((x) => phone(x, { width: 360, height: 700 })));
    expect(nestedScreens(openAlone(node))).toEqual([]);
    expect(kindOf(node)).toBe("screen");
  });
});
