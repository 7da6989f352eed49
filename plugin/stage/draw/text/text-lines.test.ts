import { expect, test } from "vitest";
import { wrap } from "./text-lines.ts";

const lines = (characters: string, width: number) =>
  wrap(characters, width, (start, end) => end - start).map(({ start, end }) => characters.slice(start, end));

test.each([
  ["breaks between words and drops the space there", "one two three", 7, ["one two", "three"]],
  ["keeps what the text breaks itself", "one\n\ntwo", 10, ["one", "", "two"]],
  ["breaks after a hyphen", "well-known", 6, ["well-", "known"]],
  ["cuts a word that is wider than the box", "abcdefgh", 3, ["abc", "def", "gh"]],
  ["breaks between the signs of CJK", "設計評論", 2, ["設計", "評論"]],
  ["puts at least one character on a line", "ab", 0, ["a", "b"]],
  ["never breaks where the width is free", "one two three", Infinity, ["one two three"]],
  ["keeps the spaces inside a line", "a  b c", 4, ["a  b", "c"]],
  ["has one empty line for no text", "", 10, [""]],
])("%s", (_, characters, width, expected) => {
  expect(lines(characters, width)).toEqual(expected);
});

test("tells where paragraphs end", () => {
  const ends = wrap("one two\nsix", 4, (start, end) => end - start).map((line) => line.isParagraphEnd);
  expect(ends).toEqual([false, true, true]);
});
