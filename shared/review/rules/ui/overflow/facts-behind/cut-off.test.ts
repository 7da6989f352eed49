import { layer, screen, text } from "../../../../../scene/testing.ts";
import { testRule } from "../../../../testing.ts";
import { textCut } from "../text-cut.ts";

const card = (options: object, label = text("A long title", { x: 50, y: 60, width: 140, height: 24 })) =>
  screen([
    layer({ name: "Card", x: 40, y: 50, width: 100, height: 60, clipsContent: true, ...options }, [label]),
    text("Hello", { y: 300 }),
  ]);

testRule(textCut, {
  pass: {
    "a text that ends in an ellipsis": screen([
      layer({ clipsContent: true, width: 40 }, [text("A long title", { isTruncated: true })]),
    ]),
    "a carousel": screen([
      layer({ name: "Carousel", clipsContent: true, width: 40 }, [text("A long title")]),
    ]),
    "a carousel in a frame that cuts it": screen([
      layer({ name: "Viewport", clipsContent: true, width: 40 }, [
        layer({ name: "Carousel", width: 200 }, [text("A long title")]),
      ]),
    ]),
    "a carousel whose frame cuts it": screen([
      layer({ name: "Carousel", width: 44 }, [
        layer({ name: "Viewport", clipsContent: true, width: 40 }, [text("A long title")]),
      ]),
    ]),
    code: screen([layer({ clipsContent: true, width: 40 }, [text("a long line", { fontFamily: "Menlo" })])]),
    "what scrolls": screen([
      layer({ scrolls: "horizontal", clipsContent: true, width: 40 }, [text("A long title")]),
    ]),
    "a text that fits": card({ width: 200 }),
    "a card at the edge of the screen, as in a row to swipe": card(
      { x: 300, width: 75 },
      text("Title", { x: 310, y: 60, width: 90 }),
    ),
    "a card that is cut with its text, beside others of its kind": screen([
      layer(
        { x: 24, y: 100, width: 250, height: 200, clipsContent: true },
        [24, 194].map((x) =>
          layer({ x, y: 100, width: 160, height: 200 }, [text("Sunny flat", { x: x + 12, y: 250 })]),
        ),
      ),
    ]),
    "a text box larger than its letters": card(
      {},
      text("Hi", { x: 50, y: 60, width: 140, height: 24, resize: "height" }),
    ),
    "a few pixels of a line's own space": card({ width: 200, height: 30 }),
  },
  fail: {
    "a title cut at the side": [card({}), { px: 50, container: "Card" }],
    "a button in a row that is called after a promo code": [
      screen([
        layer({ name: "Promo code", y: 50, width: 300, height: 44 }, [
          layer({ name: "Button", x: 40, y: 50, width: 100, height: 44, clipsContent: true }, [
            text("Apply code now", { x: 50, y: 60, width: 110, height: 24 }),
          ]),
        ]),
      ]),
      { px: 20, container: "Button" },
    ],
    "a place in a list of places": [
      screen([
        layer({ name: "Navigation list", y: 50, width: 340, height: 32 }, [
          layer({ name: "Slot", x: 20, y: 50, width: 300, height: 32 }, [
            layer({ name: "Pill", x: 40, y: 50, width: 80, height: 32, clipsContent: true }, [
              text("Products", { x: 48, y: 56, width: 90, height: 20 }),
            ]),
          ]),
        ]),
      ]),
      { px: 18, container: "Pill" },
    ],
    "a title cut at the bottom": [card({ width: 200, height: 20 }), { px: 14 }],
  },
  ignore: {
    "the words of a pattern on a card": screen([
      layer(
        { name: "Card", x: 40, y: 50, width: 200, height: 120, clipsContent: true, fill: "#1a3fb0" },
        [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
          text("Member", { x: 200 - 4 * index, y: 40 + 16 * index, width: 90, height: 16 }),
        ),
      ),
    ]),
  },
});
