import { expect, test } from "vitest";
import type { Change } from "../../mend/change.ts";
import { isShade } from "./is-shade.ts";

const recolor = (from: string, to: string, layer = "1:1"): Change => ({ layer, property: "fill", from, to });

const dates = (count: number) =>
  Array.from({ length: count }, (_, day) => recolor("#999999", "#767676", `2:${day}`));

test.each<readonly [name: string, changes: readonly Change[]]>([
  ["a grey that can be read", [recolor("#a0a0a0", "#767676")]],
  ["a red that stays red", [recolor("#ff4d4f", "#d4191c")]],
  ["a green that stays green", [recolor("#14ae5c", "#0a7d3f")]],
  ["thirteen dates in grey", dates(13)],
  [
    "four links that stay blue",
    Array.from({ length: 4 }, (_, at) => recolor("#18a0fb", "#007bc5", `2:${at}`)),
  ],
])("%s is hardly noticed", (_, changes) => {
  expect(isShade(changes)).toBe(true);
});

test.each<readonly [name: string, changes: readonly Change[]]>([
  ["a red that turns near black", [recolor("#c62828", "#2b2020")]],
  ["a green that turns grey", [recolor("#3c9d5b", "#6b716d")]],
  ["a grey that turns black", [recolor("#a0a0a0", "#111111")]],
  ["one of thirteen links", Array.from({ length: 13 }, (_, at) => recolor("#18a0fb", "#007bc5", `2:${at}`))],
  [
    "eighteen places in mauve",
    Array.from({ length: 18 }, (_, at) => recolor("#a374aa", "#704477", `2:${at}`)),
  ],
  ["an orange that turns brown", [recolor("#ff8433", "#c05800")]],
  ["a larger size", [{ layer: "1:1", property: "font-size", from: 10, to: 12 }]],
  ["another word", [{ layer: "1:1", property: "characters", from: "Ok", to: "OK" }]],
])("%s is noticed", (_, changes) => {
  expect(isShade(changes)).toBe(false);
});
