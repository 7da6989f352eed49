import { describe, expect, test } from "vitest";
import { marksIn, stretchesOf, replacedIn, retyped } from "./marked.ts";

const mark = (start: number, end: number) => ({ start, end, suggestions: [] });

test("of what a plugin marks counts what lies in the text, from left to right, none over another", () => {
  const told = [
    mark(6, 8),
    mark(0, 3),
    mark(2, 5),
    mark(-1, 2),
    mark(4, 4),
    mark(8, 99),
    mark(Number.NaN, 4),
  ];
  expect(marksIn("recieve it", told)).toEqual([mark(0, 3), mark(6, 8)]);
});

describe("after somebody typed, a mark", () => {
  const marked = { text: "We recieve it.", marks: [mark(3, 10)] };

  test.each([
    ["stays where it was before what is typed", "We recieve it soon.", [mark(3, 10)]],
    ["moves with its word", "Now we recieve it.", [mark(7, 14)]],
    ["moves back with its word", "e recieve it.", [mark(2, 9)]],
    ["goes when its word is another", "We receive it.", []],
    ["goes when its word grows", "We recieved it.", []],
    ["goes with its word", "We it.", []],
  ])("%s", (_, text, marks) => {
    expect(retyped(marked, text)).toEqual({ text, marks });
  });
});

test("a text is cut where marks begin and end, and nothing of it is lost", () => {
  const words = (text: string, ...marks: ReturnType<typeof mark>[]) =>
    stretchesOf({ text, marks }).map((stretch) => [stretch.words, stretch.mark !== null]);
  expect(words("")).toEqual([]);
  expect(words("all well")).toEqual([["all well", false]]);
  expect(words("teh end of teh", mark(0, 3), mark(11, 14))).toEqual([
    ["teh", true],
    [" end of ", false],
    ["teh", true],
  ]);
});

test("a suggestion stands where the mark was", () => {
  expect(replacedIn("We recieve it", mark(3, 10), "receive")).toBe("We receive it");
});
