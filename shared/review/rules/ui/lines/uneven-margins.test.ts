import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenMargins } from "./uneven-margins.ts";

const card = (x: number, y: number, width = 300) =>
  layer({ x, y, width, height: 80, fill: "#eef1fb" }, [text("A pot of tea", { x: x + 16, y: y + 16 })]);

const heading = (x: number, y: number, words = "Teas of this month") =>
  text(words, { x, y, sizePx: 20, weight: 700, width: 180 });

testRule(unevenMargins, {
  fail: {
    "a margin that most keep, as it is not as wide as the one above": [
      screen([heading(24, 60), card(24, 100), heading(24, 220), card(28, 260), heading(20, 380)]),
      { ownPx: 28, usualPx: 24, count: 1 },
    ],
    "headings and cards on four lines": [
      screen([heading(12, 60), card(18, 100, 330), heading(17, 220), card(28, 260, 320), card(28, 360, 310)]),
      { ownPx: [12, 17, 28], usualPx: 17, count: 5 },
    ],
    "boxes over which their words lie as layers of their own": [
      screen([
        ...[24, 30, 36, 41].map((x, index) =>
          layer({ type: "RECTANGLE", x, y: 100 + 120 * index, width: 310, height: 80, fill: "#eef1fb" }),
        ),
        ...[24, 30, 36, 41].map((x, index) => text("A pot of tea", { x: x + 16, y: 116 + 120 * index })),
      ]),
      { ownPx: [24, 30, 36, 41] },
    ],
  },
  ignore: {
    "blocks among hundreds of other things": screen(
      [
        ...[12, 17, 22, 28].map((x, index) => card(x, 60 + 120 * index, 310)),
        ...Array.from({ length: 600 }, (_, index) =>
          layer({ x: 200, y: 600 + 12 * index, width: 10, height: 10, fill: "#3355aa" }),
        ),
      ],
      { height: 7900 },
    ),
    "an indent that repeats": screen([
      heading(24, 60),
      card(40, 100, 290),
      heading(24, 220),
      card(40, 260, 290),
    ]),
    "lines in the middle of the screen": screen(
      [100, 130, 118, 96].map((width, index) =>
        text("Tea for two", { x: 187.5 - width / 2, y: 100 + 60 * index, width }),
      ),
    ),
    "words beside their icons": screen(
      [24, 28, 33, 38].map((x, index) =>
        layer({ x: 24, y: 100 + 80 * index, width: 200, height: 40 }, [
          layer({ type: "ELLIPSE", x: 24, y: 100 + 80 * index, width: 48, height: 40, fill: "#333333" }),
          text("A pot of tea", { x: x + 60, y: 108 + 80 * index }),
        ]),
      ),
    ),
    "three blocks": screen([heading(12, 60), heading(18, 100), heading(28, 220)]),
    "edges far apart": screen([heading(16, 60), card(40, 100), heading(64, 220), card(88, 260, 240)]),
  },
});

const block = (y: number, x: number, width: number) => layer({ x, y, width, height: 48, fill: "#3355aa" });
const title = text("Good morning", { x: 24, y: 60, sizePx: 24 });

testRule(unevenMargins, {
  fail: {
    "one of several, as it is not as wide as the one above": [
      screen([title, block(160, 16, 343), block(240, 16, 343), block(320, 12, 343)]),
      { ownPx: 12, usualPx: 16, count: 1 },
    ],
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
    "a card in the middle of the screen, as it is not as wide as the one above": [
      page(cardAt(28, 500, 319)),
      { ownPx: 28, usualPx: 24, count: 1 },
    ],
    "a line of its own, as it is not as wide as the one above": [
      page(cardAt(48, 500, 280)),
      { ownPx: 48, usualPx: 24, count: 1 },
    ],
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

const tall = (y: number, x: number, width: number) =>
  layer({ name: "Card", x, y, width, height: 160, fill: "#f2f2f2" }, [
    text("How you pay", { x: x + 16, y: y + 16 }),
  ]);

testRule(unevenMargins, {
  fail: {
    "a card that stands further in than the one above": [
      screen([tall(100, 16, 343), tall(300, 30, 315)]),
      { ownPx: 30, usualPx: 16 },
    ],
  },
  ignore: {
    "the bar at the foot of the screen, a little off its left edge": screen([
      tall(100, 29, 317),
      layer({
        name: "Frame 2",
        x: 13,
        y: 744,
        width: 362,
        height: 68,
        fill: "#222222",
        constraints: { horizontal: "min", vertical: "max" },
      }),
    ]),
    "cards of one width": screen([tall(100, 16, 343), tall(300, 16, 343)]),
    "a hair of difference": screen([tall(100, 16, 343), tall(300, 18, 339)]),
    "a card as wide as its words": screen([tall(100, 16, 343), tall(300, 16, 290)]),
    "a much narrower card": screen([tall(100, 16, 343), tall(300, 60, 255)]),
    "a part of a screen": screen([tall(10, 16, 300), tall(180, 30, 272)], { width: 332, height: 400 }),
  },
});
