import { expect, test } from "vitest";
import { MOST_CHARACTERS, readItems } from "./read-items.ts";

const ITEMS = [{ a: 'says "[{"' }, { b: { c: [1, { d: "\\" }] } }];
const WHOLE = JSON.stringify({ before: [{ x: 1 }], findings: ITEMS, verdicts: [{ y: 1 }] });

test.each([1, 2, 7, 1000])("reads the objects of one list, in pieces of %i", (size) => {
  const reader = readItems("findings");
  const read: unknown[] = [];
  for (let at = 0; at < WHOLE.length; at += size) read.push(...reader.take(WHOLE.slice(at, at + size)));
  expect(read).toEqual(ITEMS);
  expect(reader.hasList()).toBe(true);
});

test("gives what is whole of a list that never ends, and passes over what is no JSON", () => {
  const reader = readItems("findings");
  expect(reader.take('{"findings": [{"a": 1}, {broken}, {"b": 2}, {"c": ')).toEqual([{ a: 1 }, { b: 2 }]);
});

test("finds no list where there is none", () => {
  const reader = readItems("findings");
  expect(reader.take('{"other": [{"a": 1}]}')).toEqual([]);
  expect(reader.hasList()).toBe(false);
});

test("reads no more than a list of findings may have", () => {
  const reader = readItems("findings");
  reader.take(`{"findings": ["${"x".repeat(MOST_CHARACTERS)}`);
  expect(reader.take('", {"a": 1}')).toEqual([]);
});
