import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { flatHierarchy } from "./flat-hierarchy.ts";

const texts = (count: number, options = {}) =>
  Array.from({ length: count }, (_, index) => text(`Text ${index}`, { y: index * 30, ...options }));

testRule(flatHierarchy, {
  pass: {
    "one larger title": screen([text("Your orders", { sizePx: 24 }), ...texts(16)]),
    "one bolder title": screen([text("Your orders", { weight: 600 }), ...texts(16)]),
    "a quieter colour": screen([...texts(8), ...texts(8, { color: "#666666" })]),
    "the days of a calendar": screen(
      Array.from({ length: 31 }, (_, day) => text(String(day + 1), { y: day * 20 })),
    ),
    "capitals for headings": screen([text("Your orders", { case: "upper" }), ...texts(16)]),
  },
  fail: {
    "sixteen equal texts": [screen(texts(16)), { count: 16, sizePx: 16, weight: 400 }],
  },
  ignore: {
    "a few texts": screen(texts(8)),
    "a dialog": screen(texts(16), { height: 300 }),
  },
});
