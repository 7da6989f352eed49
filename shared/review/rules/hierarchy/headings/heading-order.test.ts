import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { headingOrder } from "./heading-order.ts";

const BODY = "We send your order within two days of your payment, and sooner in town.";
const body = (options = {}) => text(BODY, { y: 40, width: 340, height: 48, ...options });
const heading = (options = {}) => text("Delivery", { name: "Heading", y: 0, width: 340, ...options });

interface Second {
  readonly words?: string;
  readonly sizePx?: number;
  readonly weight?: number;
  readonly width?: number;
  readonly beside?: SceneNode;
  readonly below?: string;
}

/** Two sections, of which the second is headed as given. */
const sections = ({ words = "Give it a fixed hour", beside, below = BODY, ...second }: Second) =>
  screen([
    text("Start with one thing", { x: 20, y: 60, sizePx: 24, weight: 600, height: 32 }),
    body({ x: 20, y: 100 }),
    text(words, { x: 20, y: 200, height: 32, ...second }),
    ...(beside ? [beside] : []),
    text(below, { x: 20, y: 240, width: 340, height: 48 }),
  ]);

testRule(headingOrder, {
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
      { text: "Fits as expected", px: 16 },
    ],
    "a line set like its text where another one is a heading": [
      sections({ sizePx: 16 }),
      { text: "Give it a fixed hour", px: 16, weight: 400 },
    ],
    "a heading that is smaller than its text, though bold": [
      screen([heading({ sizePx: 13, weight: 600 }), body()]),
      { px: 13, otherPx: 16 },
    ],
  },
  ignore: {
    "a line with an address of mail": sections({ sizePx: 16, words: "Mail: hello@example.org" }),
    "a line with the number of a house": sections({ sizePx: 16, words: "Mill Lane, 8, Leeds" }),
    "a small line in capitals": screen([heading({ sizePx: 13, weight: 600, case: "upper" }), body()]),
  },
});
