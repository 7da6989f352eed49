import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { faintChoice } from "./faint-choice.ts";

interface Look {
  readonly fill: string;
  readonly color: string;
  readonly weight?: number;
  readonly isOutlined?: boolean;
}

const REST: Look = { fill: "#f6f6f2", color: "#52525c" };

const options = (chosen: Look, rest: Look = REST, labels = ["Home", "Office", "Other"]) =>
  screen([
    layer(
      { x: 20, y: 200, width: 335, height: 38 },
      labels.map((label, index) => {
        const { fill, color, weight = 600, isOutlined } = index === 0 ? chosen : rest;
        const x = 20 + 108 * index;
        const outline = isOutlined
          ? { strokes: [solid("#2e7d32")], stroke: { widthsPx: [1, 1, 1, 1], align: "inside" } as const }
          : {};
        return layer(
          { x, y: 200, width: 100, height: 38, fill, cornerRadiiPx: [19, 19, 19, 19], ...outline },
          [
            text(label, {
              x: x + 16,
              y: 209,
              width: 68,
              height: 20,
              sizePx: 13,
              weight,
              color,
              align: "center",
            }),
          ],
        );
      }),
    ),
  ]);

testRule(faintChoice, {
  fail: {
    "a chosen one in another tint": [
      options({ fill: "#eef9f0", color: "#2e7d32" }),
      { ground: "#eef9f0", usual: "#f6f6f2" },
    ],
    "a chosen one beside a state that is also a thing to do": [
      options({ fill: "#eef9f0", color: "#2e7d32" }, REST, ["All", "Open", "Sent"]),
      { ground: "#eef9f0", usual: "#f6f6f2" },
    ],
  },
  ignore: {
    "two things to do on nearly one ground": options(
      { fill: "#fffbfb", color: "#52525c" },
      { fill: "#ffffff", color: "#52525c" },
      ["Register", "Log in"],
    ),
    "a chosen one on a full ground": options({ fill: "#2e7d32", color: "#ffffff" }),
    "a chosen one with an outline": options({ fill: "#eef9f0", color: "#2e7d32", isOutlined: true }),
    "a chosen one in bold": options({ fill: "#eef9f0", color: "#2e7d32", weight: 800 }),
  },
});
