import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { controlHeights } from "./control-heights.ts";

const control = (name: string, x: number, height: number, width = 120) =>
  instance(name, { x, y: 0, width, height, fill: "#eeeeee" }, [text("Word", { x: x + 10, y: 8 })]);

testRule(controlHeights, {
  pass: {
    "a field and a button of one height": screen([control("Input", 0, 40), control("Button", 132, 40)]),
    "a small button in a large field's row": screen([control("Input", 0, 56), control("Button", 132, 40)]),
    "buttons in different rows": screen([
      control("Button", 0, 40),
      instance("Button", { x: 132, y: 200, width: 120, height: 44, fill: "#eeeeee" }),
    ]),
    "a round icon button": screen([control("Input", 0, 40), control("Icon Button", 132, 44, 44)]),
    "controls far apart": screen([control("Button", 0, 40), control("Button", 200, 44)]),
  },
  fail: {
    "a field and a button that differ by 4 px": [
      screen([control("Input", 0, 44), control("Button", 132, 40)]),
      { heightPx: 44, otherHeightPx: 40, tallerPx: 44 },
    ],
  },
  ignore: { "links in a sentence": screen([layer({ name: "Text" }, [text("Terms")])]) },
});
