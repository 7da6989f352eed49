import { expect, test } from "vitest";
import { layer, text } from "../../../../shared/scene/testing.ts";
import { legibleSidePx, readableSidePx } from "./picture-side.ts";

const frame = (width: number, height: number, ...sizes: readonly number[]) =>
  layer({ id: "1:1", name: "Screen", width, height }, [
    layer(
      { id: "2", name: "Group", width, height },
      sizes.map((sizePx, index) => text("Words", { id: `t${index}`, sizePx })),
    ),
  ]);

test.each([
  ["a phone is sent as always", frame(375, 812, 32, 12), 1600],
  ["a screen without letters, too", frame(375, 6000), 1600],
  ["of a tall one the smallest letters are 11 px", frame(375, 3000, 32, 11), 3000],
  ["letters that are large may be drawn smaller", frame(375, 4000, 22), 2000],
  ["what the editor does not draw sharper is not asked for", frame(1440, 3000, 4), 5591],
  ["a wide page keeps its small print", frame(2400, 1500, 10), 2640],
  ["no picture is longer than memory allows", frame(375, 30_000, 11), 8192],
] as const)("%s", (_, node, sidePx) => expect(legibleSidePx(node)).toBe(sidePx));

test.each([
  ["a phone", { width: 400, height: 800 }, 1600],
  ["a desktop", { width: 1600, height: 900 }, 800],
  ["a very tall page", { width: 400, height: 3000 }, 6000],
  ["one taller than memory allows", { width: 400, height: 40_000 }, 8192],
  ["nothing", { width: 0, height: 0 }, 800],
])("%s is drawn 800 px wide", (_, box, sidePx) => expect(readableSidePx(box, 800)).toBe(sidePx));
