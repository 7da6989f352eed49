import { describe } from "vitest";
import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { chosenOption } from "./chosen-option.ts";

describe("several chosen", () => {
  const pill = (label: string, x: number, isChosen: boolean) =>
    layer({ x, y: 120, width: 80, height: 36, round: 18, fill: isChosen ? "#2c2c2c" : "#f5f5f5" }, [
      text(label, { x: x + 16, y: 126, width: 48, color: isChosen ? "#ffffff" : "#757575" }),
    ]);
  const row = (labels: readonly string[], ...chosen: readonly number[]) =>
    screen(
      labels.map((label, index) => pill(label, 20 + 88 * index, chosen.includes(index))),
      { width: 600 },
    );
  const ORDERS = ["New", "Ascending", "Descending", "Rating"];

  testRule(chosenOption, {
    fail: {
      "the same in French": [row(["Tous", "Ouverts", "Envoyés"], 0, 1), { count: 2, total: 3 }],
      "two orders drawn as chosen": [row(ORDERS, 0, 2), { count: 2, total: 4 }],
    },
    ignore: {
      "one order drawn as chosen": row(ORDERS, 1),
      "two of several filters": row(["Red", "Blue", "Green", "Black"], 0, 2),
    },
  });
});

describe("none chosen", () => {
  interface Look {
    readonly color?: string;
    readonly weight?: number;
    readonly fill?: string;
  }

  /** A row of options, each in a box of its own. */
  const row = (
    names: readonly string[],
    lookOf: (index: number) => Look = () => ({}),
    more: ReturnType<typeof layer>[] = [],
  ) =>
    screen([
      ...names.map((name, index) => {
        const { color = "#555555", weight = 400, fill } = lookOf(index);
        const x = 16 + index * 100;
        return layer({ x, y: 100, width: 92, height: 36, ...(fill && { fill }) }, [
          text(name, { x: x + 16, y: 106, color, weight }),
        ]);
      }),
      ...more,
    ]);

  /** A phone screen with a tab bar of four places; `lookOf` says how each is drawn. */
  const tabs = (lookOf: (index: number) => Look = () => ({}), more: ReturnType<typeof layer>[] = []) =>
    screen([
      text("Your orders", { x: 20, y: 60, sizePx: 28, weight: 700 }),
      layer({ name: "Tab bar", x: 0, y: 732, width: 375, height: 80, fill: "#ffffff" }, [
        ...["Home", "Search", "Orders", "Profile"].map((name, index) => {
          const { color = "#555555", weight = 500 } = lookOf(index);
          const x = index * 93;
          return layer({ name: "Item", x, y: 740, width: 93, height: 56 }, [
            layer({ name: "Icon", type: "VECTOR", x: x + 34, y: 744, width: 24, height: 24, fill: color }),
            text(name, { x: x + 22, y: 774, width: 50, height: 14, sizePx: 11, weight, color }),
          ]);
        }),
        ...more,
      ]),
    ]);

  /** A bar of bare boxes with an icon and a word drawn over each, or of icons alone; `iconOf` says how each is drawn. */
  const loose = (iconOf: (index: number) => object, hasWords = true) =>
    screen([
      text("Your orders", { x: 20, y: 60, sizePx: 28, weight: 700 }),
      layer({ name: "Rectangle", type: "RECTANGLE", x: 0, y: 732, width: 375, height: 80, fill: "#ffffff" }),
      ...["Home", "Search", "Orders"].flatMap((name, index) => {
        const x = index * 125;
        return [
          layer({ type: "RECTANGLE", x, y: 732, width: 125, height: 80, fill: "#ececec" }),
          layer({ type: "VECTOR", x: x + 50, y: 744, width: 24, height: 24, ...iconOf(index) }),
          ...(hasWords ? [text(name, { x: x + 37, y: 774, width: 50, height: 14, sizePx: 11 })] : []),
        ];
      }),
    ]);

  const BLACK = solid("#111111");
  const LINES = { strokes: [BLACK], stroke: { widthsPx: [2, 2, 2, 2], align: "center" } as const };

  /** The outline of an arrow that leads back. */
  const ARROW_LEFT = {
    type: "VECTOR",
    contours: { paths: [{ data: "M20 11L7.8 11L13.4 5.4L12 4L4 12L12 20L13.4 18.6L7.8 13L20 13Z" }] },
  } as const;

  const STATES = ["All", "Open", "Closed"];

  testRule(chosenOption, {
    fail: {
      "filters that all look alike": [row(STATES), { total: 3 }],
      "a bar whose icons and words lie over bare boxes": [loose(() => ({ fill: "#111111" })), { total: 3 }],
      "icons of lines beside one whose lines were turned into shapes": [
        loose((index) => (index === 1 ? LINES : { fill: "#111111" })),
        { total: 3 },
      ],
    },
    ignore: {
      "a tab bar with one place in colour": tabs((index) => (index === 2 ? { color: "#1a3fb0" } : {})),
      "a tab bar with one place in bold": tabs((index) => (index === 2 ? { weight: 700 } : {})),
      "a chosen one in bold": row(STATES, (index) => (index === 1 ? { weight: 700 } : {})),
      "a chosen one in another colour": row(STATES, (index) => (index === 0 ? { color: "#1a3fb0" } : {})),
      "a line under the chosen one": row(STATES, undefined, [
        layer({ type: "RECTANGLE", x: 20, y: 138, width: 84, height: 2, fill: "#1a3fb0" }),
      ]),
      "a line further below large words": screen([
        ...STATES.map((name, index) =>
          text(name, { x: 24 + 110 * index, y: 100, width: 80, height: 34, sizePx: 28 }),
        ),
        layer({ type: "LINE", x: 24, y: 146, width: 80, height: 0, strokes: [BLACK] }),
      ]),
      "a screen below one of the places, with a way back": screen([
        layer({ ...ARROW_LEFT, x: 16, y: 48, width: 24, height: 24, fill: "#111111" }),
        ...(loose(() => ({ fill: "#111111" })).children ?? []),
      ]),
      "links of a foot": row(["Imprint", "Privacy", "Contact"]),
    },
  });
});
