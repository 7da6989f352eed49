import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenMargins } from "./uneven-margins.ts";

const block = (y: number, x: number, width: number) => layer({ x, y, width, height: 48, fill: "#3355aa" });
const title = text("Good morning", { x: 24, y: 60, sizePx: 24 });

testRule(unevenMargins, {
  fail: {
    "three blocks further away from the right edge": [
      screen([title, block(160, 12, 343), block(240, 12, 343), block(320, 12, 343)]),
      { ownPx: 12, usualPx: 20, count: 3 },
    ],
    "two blocks further away from the left edge": [
      screen([title, block(160, 24, 339), block(240, 24, 339)]),
      { ownPx: 24, usualPx: 12 },
    ],
  },
  ignore: {
    "equal margins": screen([title, block(160, 16, 343), block(240, 16, 343)]),
    "margins that differ by a hair": screen([title, block(160, 16, 341), block(240, 16, 341)]),
    "blocks of their own width": screen([title, block(160, 24, 240), block(240, 24, 240)]),
    "cards that are scrolled sideways": screen([
      title,
      block(160, 16, 330),
      layer({ x: 358, y: 160, width: 330, height: 48, fill: "#3355aa" }),
      block(240, 16, 343),
    ]),
    "a screen of a desk": screen([block(160, 12, 1100), block(240, 12, 1100)], { width: 1280 }),
  },
});

const cardAt = (x: number, y: number, width = 327) =>
  layer({ x, y, width, height: 80, fill: "#eef1fb" }, [text("A card", { x: x + 16, y: y + 16 })]);

/** A page with a title, cards and notes that keep a margin of 24 px, and something else. */
const page = (...more: ReturnType<typeof layer>[]) =>
  screen([
    text("Your parcels", { x: 24, y: 60, sizePx: 28, weight: 700 }),
    text("Where they are now", { x: 24, y: 110 }),
    cardAt(24, 160),
    cardAt(24, 260),
    text("Older ones", { x: 24, y: 370, sizePx: 20, weight: 700 }),
    ...more,
  ]);

testRule(unevenMargins, {
  fail: {
    "a heading 5 px further in": [
      page(text("Returns", { x: 29, y: 500, sizePx: 20 })),
      { ownPx: 29, usualPx: 24, count: 5 },
    ],
    "a card 8 px further out, with all that is in it": [page(cardAt(16, 500)), { ownPx: 16, usualPx: 24 }],
  },
  ignore: {
    "a page that keeps its margin": page(cardAt(24, 500)),
    "words beside an icon": page(
      layer({ x: 8, y: 500, width: 18, height: 18 }, [
        layer({ type: "ELLIPSE", x: 8, y: 500, width: 18, height: 18, fill: "#333333" }),
      ]),
      text("Returns", { x: 32, y: 500 }),
    ),
    "a pixel of rounding": page(cardAt(25, 500)),
    "two cards beside each other": page(cardAt(16, 500, 165), cardAt(194, 500, 165)),
  },
});
