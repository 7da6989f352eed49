import { expect, test } from "vitest";
import { layer, text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { asksToBeWrittenIn, leavesNothingToWrite } from "./asks-to-be-written-in.ts";

function asks(words: string, x: number, y = 213): boolean {
  const sight = sightOf([
    layer({ x: 40, y: 200, width: 200, height: 44, fill: "#444444" }, [
      text(words, { x, y, width: 90, height: 18, color: "#ffffff" }),
    ]),
  ]);
  const box = sight.things.find(({ painter, parent }) => parent && painter);
  return box !== undefined && asksToBeWrittenIn(box, sight);
}

test("a box of any colour with an example or a prompt at its left is there to be written in", () => {
  expect(asks("Your address", 52)).toBe(true);
  expect(asks("Placeholder", 52)).toBe(true);
  expect(asks("Update in your inbox…", 52)).toBe(false);
  expect(asks("Courriel…", 52)).toBe(true);
});

test("words at the foot of a box head what comes next", () => {
  expect(asks("Your address", 52, 224)).toBe(false);
});

test("in the middle it is what a button says, unless it is marked as required", () => {
  expect(asks("Search", 95)).toBe(false);
  expect(asks("*Email", 95)).toBe(true);
  expect(asks("Continue*", 95)).toBe(false);
});

test("words that ask for nothing to be written are those of a button wherever they stand", () => {
  expect(asks("Buy tickets", 52)).toBe(false);
});

function isFull(words: string, x: number): boolean {
  const sight = sightOf([
    layer({ x: 40, y: 200, width: 280, height: 90, fill: "#dddddd" }, [
      text(words, { x, y: 230, width: 120, height: 24 }),
    ]),
  ]);
  const box = sight.things.find(({ painter, parent }) => parent && painter);
  return box !== undefined && leavesNothingToWrite(box);
}

test("a box with its words in the middle is not written in", () => {
  expect(isFull("Guitares", 120)).toBe(true);
  expect(isFull("Guitares", 56)).toBe(false);
});
