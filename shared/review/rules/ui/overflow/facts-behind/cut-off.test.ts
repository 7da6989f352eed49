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
});
