import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { noChoiceShown } from "./no-choice-shown.ts";

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

const STATES = ["All", "Open", "Closed"];

testRule(noChoiceShown, {
  pass: {},
  fail: {
    "filters that all look alike": [row(STATES), { count: 3 }],
    "a chosen one that is a shade darker": [
      row(STATES, (index) => (index === 0 ? { color: "#4d4d4d" } : {})),
      { count: 3 },
    ],
    "a tab bar whose places all look alike": [tabs(), { count: 4 }],
    "a bar whose icons and words lie over bare boxes": [loose(() => ({ fill: "#111111" })), { count: 3 }],
    "icons of lines beside one whose lines were turned into shapes": [
      loose((index) => (index === 1 ? LINES : { fill: "#111111" })),
      { count: 3 },
    ],
    "orders to sort by": [row(["Newest", "Cheapest", "Rating"]), { count: 3 }],
  },
  ignore: {
    "a tab bar with one place in colour": tabs((index) => (index === 2 ? { color: "#1a3fb0" } : {})),
    "a bar of bare boxes with one icon in colour": loose((index) => ({
      fill: index === 0 ? "#1a3fb0" : "#111111",
    })),
    "one filled icon among icons of lines": loose((index) => (index === 0 ? { fill: "#111111" } : LINES)),
    "a tab bar with one place in bold": tabs((index) => (index === 2 ? { weight: 700 } : {})),
    "a tab bar with a dot under one place": tabs(undefined, [
      layer({ name: "Dot", type: "ELLIPSE", x: 230, y: 792, width: 4, height: 4, fill: "#1a3fb0" }),
    ]),
    "a chosen one on a ground": row(STATES, (index) =>
      index === 0 ? { fill: "#222222", color: "#ffffff" } : {},
    ),
    "a chosen one in bold": row(STATES, (index) => (index === 1 ? { weight: 700 } : {})),
    "a chosen one in another colour": row(STATES, (index) => (index === 0 ? { color: "#1a3fb0" } : {})),
    "a line under the chosen one": row(STATES, undefined, [
      layer({ type: "RECTANGLE", x: 20, y: 138, width: 84, height: 2, fill: "#1a3fb0" }),
    ]),
    "buttons beside each other": row(["Copy", "Move", "Delete"]),
    "links of a foot": row(["Imprint", "Privacy", "Contact"]),
  },
});
