import { screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { nearDuplicateColours } from "./near-duplicate-colours.ts";

const texts = (count: number, color: string, more: object = {}) =>
  Array.from({ length: count }, (_, index) => text(`Line ${index}`, { color, y: index * 30, ...more }));

testRule(nearDuplicateColours, {
  pass: {
    "one grey": screen(texts(5, "#333333")),
    "two greys one can tell apart": screen([...texts(5, "#333333"), ...texts(1, "#666666")]),
    "two near greys, each used often": screen([...texts(3, "#333333"), ...texts(3, "#343434")]),
  },
  fail: {
    "a grey that is off by a hair": [
      screen([...texts(5, "#333333"), ...texts(1, "#343434")]),
      { hex: "#343434", uses: 1, usualHex: "#333333", usualUses: 5 },
    ],
    "two greys that are off by a hair, with one proposal": [
      screen([...texts(6, "#333333"), ...texts(1, "#343434"), ...texts(2, "#323232")]),
      { hex: "#343434, #323232", uses: 3, usualHex: "#333333" },
    ],
  },
  ignore: {
    "colours from variables": screen([
      ...texts(5, "#333333", { variables: { fills: ["v1"] } }),
      ...texts(1, "#343434", { variables: { fills: ["v2"] } }),
    ]),
    "surfaces, where white on near-white is usual": screen([], { fill: "#fafafa" }),
  },
});
