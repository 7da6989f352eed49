import { describe, expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../../scene/testing.ts";
import { openFrame, type Frame } from "../../frame/frame.ts";
import { openAlone } from "../../frame/testing.ts";
import { nestedScreens } from "./nested-screens.ts";
import { isForPeople, screenKind } from "./screen-kind.ts";
import { isStyleSheet } from "./style-sheet.ts";

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

describe("A sheet on which instances are shown", () => {
  const variants = (count: number, wordsOf: (index: number) => string): SceneNode =>
    sheet(
      times(count, (index) =>
        instance("Button", { x: 40, y: 40 + index * 60, instance: { componentId: `b${index}` } }, [
          text(wordsOf(index), { x: 48, y: 48 + index * 60 }),
        ]),
      ),
    );
  const openedWith = (node: SceneNode): Frame => {
    const names = [0, 1, 2, 3, 4, 5].map((index) => [
      `b${index}`,
      { name: `Kind=${index}`, setName: "Button" },
    ]);
    return openFrame({ ...sceneOf(node), components: Object.fromEntries(names) }, node);
  };

  test("has the same words on many variants of one set", () => {
    expect(isStyleSheet(openedWith(variants(4, () => "Button")))).toBe(true);
  });

  test("is not one with words of their own, nor a few that say the same", () => {
    expect(isStyleSheet(openedWith(variants(5, (index) => `Answer ${index}`)))).toBe(false);
    expect(isStyleSheet(openedWith(variants(3, () => "Open")))).toBe(false);
  });
});

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
    [
      "states",
      sheet(times(6, (index) => filled(40 + (index % 3) * 160, 40 + Math.floor(index / 3) * 72, index))),
    ],
    ["states", sheet(times(3, (index) => filled(40, 40 + index * 72, index)))],
    [
      "zones",
      sheet(
        ["LOGO", "PANIER", "CONNEXION", "SEARCH BAR", "CHOIX", "CHOIX", "CHOIX", "CONTACT"].flatMap(
          (zone, index) => [
            layer({ type: "RECTANGLE", x: 40, y: 40 + index * 90, width: 300, height: 80, fill: "#d9d9d9" }),
            text(zone, { x: 60, y: 60 + index * 90, sizePx: 25 }),
          ],
        ),
      ),
    ],
    [
      "zones",
      sheet(
        times(3, (index) => [
          text("input label", { x: 40, y: 40 + index * 160 }),
          layer({ x: 40, y: 70 + index * 160, width: 345, height: 38, fill: "#eeeeee" }, [
            text("Enter your name", { x: 60, y: 80 + index * 160 }),
          ]),
          text("information text", { x: 40, y: 120 + index * 160 }),
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
      "a page whose logo and search are not drawn yet",
      sheet([
        text("LOGO", { x: 40, y: 40 }),
        text("Search bar", { x: 240, y: 40 }),
        ...times(6, (index) => text(`Running shoes ${index}`, { x: 40, y: 200 + index * 80, sizePx: 24 })),
      ]),
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

describe("Screens drawn beside each other on one sheet, their parts loose on it", () => {
  const PHONE = { width: 330, height: 714, fill: "#ffffff" };
  const sheet = (count: number, width: number, more: object = {}) =>
    screen(
      Array.from({ length: count }, (_, index) => [
        layer({ type: "RECTANGLE", x: 30 + 350 * index, y: 20, ...PHONE, ...more }),
        text("Sign in", { x: 60 + 350 * index, y: 640 }),
      ]).flat(),
      { width, height: 754 },
    );

  test("are a board", () => {
    expect(kindOf(sheet(5, 1780))).toBe("board");
    expect(isForPeople(openAlone(sheet(5, 1780)))).toBe(true);
  });

  test.each([
    ["three, as a page shows them beside its words", sheet(3, 1440)],
    ["four that fill little of the sheet", sheet(4, 3200)],
    ["four in the shape of cards", sheet(4, 1440, { height: 420 })],
  ])("are none when they are %s", (_, node) => {
    expect(kindOf(node)).toBe("screen");
  });
});
