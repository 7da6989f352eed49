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
});
