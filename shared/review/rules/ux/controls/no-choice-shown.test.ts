import { layer, screen, text } from "../../../../scene/testing.ts";
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

const STATES = ["All", "Open", "Closed"];

testRule(noChoiceShown, {
  pass: {},
  fail: {
    "filters that all look alike": [row(STATES), { count: 3 }],
    "a chosen one that is a shade darker": [
      row(STATES, (index) => (index === 0 ? { color: "#4d4d4d" } : {})),
      { count: 3 },
    ],
    "orders to sort by": [row(["Newest", "Cheapest", "Rating"]), { count: 3 }],
  },
  ignore: {
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
