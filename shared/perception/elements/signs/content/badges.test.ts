import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { badges } from "./badges.ts";

/** Two pills in one row, the first of them with these words. */
function isBadge(words: string, widthPx: number, heightPx = 24): boolean {
  const pillAt = (x: number, characters: string) =>
    layer({ x, y: 100, width: widthPx, height: heightPx, fill: "#ffe0e0", cornerRadiiPx: [12, 12, 12, 12] }, [
      text(characters, { x: x + 8, y: 104, width: widthPx - 16, height: 16, sizePx: 12 }),
    ]);
  const first = pillAt(16, words);
  return badges(sightOf([first, pillAt(200, "Other words")])).some(
    ({ things: [thing] }) => thing.layer.node.id === first.id,
  );
}

test("a small pill that tells a count or a saving is a badge", () => {
  expect([isBadge("12", 28), isBadge("-20%", 44), isBadge("Save 58 %", 100)]).toEqual([true, true, true]);
});

test("one with other words in a row of its like, or as high as a button, is none", () => {
  expect([isBadge("Travel", 100), isBadge("Save 58 %", 100, 40)]).toEqual([false, false]);
});
