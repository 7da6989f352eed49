import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { oddTextStyle } from "./odd-text-style.ts";

const NAMES = ["Milk", "Bread", "Apples", "Cheese", "Butter"];

/** A list of rows with a name and a price, one below the other. */
const list = (styleOf: (index: number) => object, rowOf: (index: number) => object = () => ({})) =>
  screen(
    NAMES.map((name, index): SceneNode => {
      const y = 100 + index * 64;
      return layer({ x: 16, y, width: 343, height: 56, fill: "#ffffff", ...rowOf(index) }, [
        text(name, { x: 32, y: y + 18, sizePx: 16, ...styleOf(index) }),
        text("€ 2", { x: 300, y: y + 18, sizePx: 16 }),
      ]);
    }),
  );

testRule(oddTextStyle, {
  pass: {},
  fail: {
    "one smaller name in a list": [
      list((index) => (index === 2 ? { sizePx: 15 } : {})),
      { text: "Apples", own: "Inter, 15 px, 400", usual: "Inter, 16 px, 400", others: 4 },
    ],
    "one bold name in the middle": [
      list((index) => (index === 3 ? { weight: 700 } : {})),
      { text: "Cheese", own: "Inter, 16 px, 700" },
    ],
    "one slanted name": [
      list((index) => (index === 1 ? { isItalic: true } : {})),
      { text: "Bread", own: "Inter, 16 px, 400 italic" },
    ],
    "one name in another typeface": [
      list((index) => (index === 1 ? { fontFamily: "Arial" } : {})),
      { text: "Bread", own: "Arial, 16 px, 400" },
    ],
  },
  ignore: {
    "a title, its words and a figure, one below the other": screen([
      text("Target too small to hit", { x: 77, y: 284, width: 200, sizePx: 16, weight: 600 }),
      text("The button at the top right", { x: 77, y: 312, width: 200, sizePx: 16 }),
      text("20 × 20 px", { x: 77, y: 340, width: 200, sizePx: 16, weight: 600 }),
    ]),
    "names that are set alike": list(() => ({})),
    "the bold head of a list": list((index) => (index === 0 ? { weight: 700 } : {})),
    "the bold sum of a list": list((index) => (index === 4 ? { weight: 700 } : {})),
    "the bold name in the row that is selected": list(
      (index) => (index === 2 ? { weight: 700 } : {}),
      (index) => (index === 2 ? { fill: "#dbeafe" } : {}),
    ),
    "a text that is far larger, and so another thing": list((index) => (index === 2 ? { sizePx: 24 } : {})),
    "a text that differs in size and weight": list((index) =>
      index === 2 ? { sizePx: 14, weight: 600 } : {},
    ),
    "two that differ from the others": list((index) => (index === 2 || index === 3 ? { sizePx: 15 } : {})),
  },
});
