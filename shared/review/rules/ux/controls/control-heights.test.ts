import { expect, test } from "vitest";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
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
    "a field a pixel higher than its button": screen([control("Input", 0, 41), control("Button", 132, 40)]),
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

test("rows of the same two heights have one cause", () => {
  const row = (y: number) => [
    instance("Input", { x: 0, y, width: 120, height: 44, fill: "#eeeeee" }, [text("Word", { x: 10, y })]),
    instance("Button", { x: 132, y, width: 120, height: 40, fill: "#eeeeee" }, [text("Word", { x: 142, y })]),
  ];
  const outcomes = outcomesOf(controlHeights, screen([...row(0), ...row(100), ...row(200)]));
  const causes = outcomes.map((outcome) => outcome.verdict === "fail" && outcome.options.cause);
  expect(causes).toEqual(["40|44", "40|44", "40|44"]);
});
