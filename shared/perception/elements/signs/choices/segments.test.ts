import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { segments } from "./segments.ts";

/** A track, a box in it, and words in as many even parts. */
function claimsOn(
  names: readonly string[],
  chosen = { x: 24, width: 100 },
): readonly { readonly words: string; readonly isSelected: boolean }[] {
  const place = 312 / names.length;
  const sight = sightOf([
    layer({ x: 20, y: 120, width: 320, height: 44, fill: "#e4e4e8", round: 22 }, [
      layer({ y: 124, height: 36, fill: "#ffffff", round: 18, ...chosen }),
      ...names.map((name, index) =>
        text(name, { x: 24 + (index + 0.5) * place - 25, y: 133, width: 50, height: 18, sizePx: 14 }),
      ),
    ]),
  ]);
  return segments(sight).map(({ things: [thing], isSelected = false }) => ({
    words: thing.content.first?.layer.node.text.characters ?? "",
    isSelected,
  }));
}

test("words in even parts of a track are a switch between views, and the one with a box is shown", () => {
  expect(claimsOn(["Day", "Week", "Month"])).toEqual([
    { words: "Day", isSelected: true },
    { words: "Week", isSelected: false },
    { words: "Month", isSelected: false },
  ]);
  expect(claimsOn(["Jour", "Semaine"], { x: 180, width: 156 })).toMatchObject([
    { isSelected: false },
    { isSelected: true },
  ]);
});

test("a field with its button is none, nor is a row with a small mark in it", () => {
  expect(claimsOn(["Email address", "Subscribe"], { x: 180, width: 156 })).toEqual([]);
  expect(claimsOn(["A", "Index", "+ 2 %"], { x: 60, width: 36 })).toEqual([]);
});
