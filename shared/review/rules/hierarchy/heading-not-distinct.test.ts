import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { headingNotDistinct } from "./heading-not-distinct.ts";

const BODY = "We send your order within two days of your payment, and sooner in town.";
const body = (options = {}) => text(BODY, { y: 40, width: 340, height: 48, ...options });
const heading = (options = {}) => text("Delivery", { name: "Heading", y: 0, width: 340, ...options });

/** Two sections, of which the second is headed as given. */
const sections = (second: object) =>
  screen([
    text("Start with one thing", { x: 20, y: 60, sizePx: 24, weight: 600, height: 32 }),
    body({ x: 20, y: 100 }),
    text("Give it a fixed hour", { x: 20, y: 200, height: 32, ...second }),
    body({ x: 20, y: 240 }),
  ]);

testRule(headingNotDistinct, {
  pass: {
    "two headings alike": sections({ sizePx: 24, weight: 600 }),
    "a small line in capitals": screen([heading({ sizePx: 13, weight: 600, case: "upper" }), body()]),
    "a larger heading": screen([heading({ sizePx: 24 }), body()]),
    "a bolder heading": screen([heading({ weight: 600 }), body()]),
    "a heading in another colour": screen([heading({ color: "#1a56db" }), body()]),
    "a heading in capitals": screen([heading({ case: "upper" }), body()]),
    "a heading above a list of short texts": screen([heading(), text("Two days", { y: 40 })]),
    "a heading far from any text": screen([heading(), body({ y: 400 })]),
    "a text next to it": screen([heading({ width: 100 }), body({ x: 160, y: 0 })]),
  },
  fail: {
    "one card whose title is set like its text": [
      screen(
        ["Warm and light", "Fits as expected", "Lovely colour", "Very soft"].map((title, index) =>
          layer({ name: "Card", x: 20, y: 40 + index * 140, width: 335, height: 120, fill: "#eeeeee" }, [
            text(title, {
              x: 36,
              y: 56 + index * 140,
              ...(index === 1 ? {} : { sizePx: 24, weight: 600 }),
              height: 28,
              width: 250,
            }),
            text("I wear it every day.", { x: 36, y: 100 + index * 140 }),
          ]),
        ),
      ),
      { text: "Fits as expected", headingPx: 16 },
    ],
    "a line set like its text where another one is a heading": [
      sections({ sizePx: 16 }),
      { text: "Give it a fixed hour", headingPx: 16, headingWeight: 400 },
    ],
    "a heading that is smaller than its text, though bold": [
      screen([heading({ sizePx: 13, weight: 600 }), body()]),
      { headingPx: 13, bodyPx: 16 },
    ],
    "a heading like its text": [screen([heading(), body()]), { text: "Delivery", headingPx: 16, bodyPx: 16 }],
    "a title that is called nothing, hardly larger": [
      screen([
        text("Delivery", { name: "Text 4", x: 20, y: 60, sizePx: 21 }),
        body({ x: 20, y: 92, width: 335, sizePx: 18 }),
        body({ x: 20, y: 192, width: 335, sizePx: 18 }),
      ]),
      { headingPx: 21, bodyPx: 18 },
    ],
    "a heading by its component": [
      screen([
        instance("Text Heading", { width: 340, height: 24 }, [text("Delivery", { sizePx: 17 })]),
        body(),
      ]),
      { headingPx: 17 },
    ],
    "a French heading": [screen([heading({ name: "Titre", sizePx: 18 }), body()]), { headingPx: 18 }],
  },
  ignore: {
    "a text that is named after its words": screen([
      text("Heading south", { name: "Heading south" }),
      body(),
    ]),
  },
});
