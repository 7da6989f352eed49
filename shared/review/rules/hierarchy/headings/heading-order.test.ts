import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
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

/** Three cards of a title and a line, the second of them as given. */
const cards = (title: object, line: object) =>
  screen(
    [0, 1, 2].map((index) =>
      layer({ name: "Card", x: 20, y: 40 + index * 140, width: 335, height: 120, fill: "#eeeeee" }, [
        text("Warm and light", {
          x: 36,
          y: 56 + index * 140,
          height: 28,
          ...(index === 1 ? title : { sizePx: 24, weight: 600 }),
        }),
        text("I wear it every day.", { x: 36, y: 100 + index * 140, ...(index === 1 && line) }),
      ]),
    ),
  );

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
    "a heading like its text": [screen([heading(), body()]), { text: "Delivery", px: 16, otherPx: 16 }],
    "a title that is called nothing, hardly larger": [
      screen([
        text("Delivery", { name: "Text 4", x: 20, y: 60, sizePx: 21 }),
        body({ x: 20, y: 92, width: 335, sizePx: 18 }),
        body({ x: 20, y: 192, width: 335, sizePx: 18 }),
      ]),
      { px: 21, otherPx: 18 },
    ],
    "a heading by its component": [
      screen([
        instance("Text Heading", { width: 340, height: 24 }, [text("Delivery", { sizePx: 17 })]),
        body(),
      ]),
      { px: 17 },
    ],
    "a French heading": [screen([heading({ name: "Titre", sizePx: 18 }), body()]), { px: 18 }],
  },
  ignore: {
    "the first piece of a sentence that is set in pieces": sections({
      words: "Icons are added with the",
      width: 180,
      beside: text("data-icon", { x: 203, y: 200, width: 70 }),
    }),
    "a heading with a link that the text goes on from": screen([
      heading({ width: 150 }),
      text(", all year", { x: 152, y: 0, width: 80 }),
      body(),
    ]),
    "a line below which a sentence goes on": sections({
      below: "and on the next line the sentence goes on with many more words.",
    }),
    "what a list says under the names in it": screen(
      [0, 1].flatMap((row) => [
        text("Fixed toolbars", { x: 20, y: 60 + row * 100, sizePx: 20, weight: 600, height: 26 }),
        text("fixed toolbars headers footers", { x: 20, y: 88 + row * 100, height: 20 }),
        body({ x: 20, y: 110 + row * 100 }),
      ]),
    ),
    "one heading among many short lines above text": screen([
      text("Start with one thing", { x: 20, y: 20, sizePx: 24, weight: 600, height: 32 }),
      body({ x: 20, y: 60 }),
      ...["Two hours ago", "Three hours ago"].flatMap((when, row) => [
        text(when, { x: 20, y: 160 + row * 100 }),
        body({ x: 20, y: 184 + row * 100 }),
      ]),
    ]),
    "a card whose line is larger than its title": cards({ sizePx: 13 }, { sizePx: 16 }),
    "a card whose line is heavier than its title": cards({ sizePx: 16 }, { sizePx: 16, weight: 700 }),
    "two headings alike": sections({ sizePx: 24, weight: 600 }),
    "a small line in capitals": screen([heading({ sizePx: 13, weight: 600, case: "upper" }), body()]),
    "the name of a thing above its price and what belongs to it": screen([
      heading({ weight: 400 }),
      text("€1,500 per month for two people, all included and no fee", { y: 40, width: 340, height: 48 }),
    ]),
    "a larger heading": screen([heading({ sizePx: 24 }), body()]),
    "a bolder heading": screen([heading({ weight: 600 }), body()]),
    "a heading in another colour": screen([heading({ color: "#1a56db" }), body()]),
    "a heading in capitals": screen([heading({ case: "upper" }), body()]),
    "a heading above a list of short texts": screen([heading(), text("Two days", { y: 40 })]),
    "a heading far from any text": screen([heading(), body({ y: 400 })]),
    "a text next to it": screen([heading({ width: 100 }), body({ x: 160, y: 0 })]),
    "a text that is named after its words": screen([
      text("Heading south", { name: "Heading south" }),
      body(),
    ]),
  },
});
