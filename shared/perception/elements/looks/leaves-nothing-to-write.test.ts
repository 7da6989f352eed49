import { expect, test } from "vitest";
import { layer, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { leavesNothingToWrite } from "./leaves-nothing-to-write.ts";

function isFull(words: string, x: number): boolean {
  const sight = sightOf([
    layer({ x: 40, y: 200, width: 280, height: 90, fill: "#dddddd" }, [
      text(words, { x, y: 230, width: 120, height: 24 }),
    ]),
  ]);
  const box = sight.things.find(({ painter, parent }) => parent && painter);
  return box !== undefined && leavesNothingToWrite(box, sight);
}

test("a box with its words in the middle is not written in", () => {
  expect(isFull("Guitares", 120)).toBe(true);
  expect(isFull("Guitares", 56)).toBe(false);
});
