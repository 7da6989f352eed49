import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { offMargin } from "./off-margin.ts";

const card = (x: number, y: number, width = 327) =>
  layer({ x, y, width, height: 80, fill: "#eef1fb" }, [text("A card", { x: x + 16, y: y + 16 })]);

/** A page with a title, cards and notes that keep a margin of 24 px, and something else. */
const page = (...more: ReturnType<typeof layer>[]) =>
  screen([
    text("Your parcels", { x: 24, y: 60, sizePx: 28, weight: 700 }),
    text("Where they are now", { x: 24, y: 110 }),
    card(24, 160),
    card(24, 260),
    text("Older ones", { x: 24, y: 370, sizePx: 20, weight: 700 }),
    ...more,
  ]);

testRule(offMargin, {
  pass: {},
  fail: {
    "a heading 5 px further in": [
      page(text("Returns", { x: 29, y: 500, sizePx: 20 })),
      { ownPx: 29, usualPx: 24, count: 5 },
    ],
    "a card 8 px further out, with all that is in it": [page(card(16, 500)), { ownPx: 16, usualPx: 24 }],
  },
  ignore: {
    "a page that keeps its margin": page(card(24, 500)),
    "a card in the middle of the screen": page(card(28, 500, 319)),
    "words beside an icon": page(
      layer({ x: 8, y: 500, width: 18, height: 18 }, [
        layer({ type: "ELLIPSE", x: 8, y: 500, width: 18, height: 18, fill: "#333333" }),
      ]),
      text("Returns", { x: 32, y: 500 }),
    ),
    "a line of its own": page(card(48, 500, 280)),
    "a pixel of rounding": page(card(25, 500)),
    "two cards beside each other": page(card(16, 500, 165), card(194, 500, 165)),
  },
});
