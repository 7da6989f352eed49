import { expect, test } from "vitest";
import { fill, PAGE_TEXTS } from "./texts.ts";

const placesOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test("both languages say everything, with the same places to fill", () => {
  expect(Object.keys(PAGE_TEXTS.fr).toSorted()).toEqual(Object.keys(PAGE_TEXTS.en).toSorted());
  for (const [name, text] of Object.entries(PAGE_TEXTS.en))
    expect(placesOf(PAGE_TEXTS.fr[name as keyof typeof PAGE_TEXTS.fr])).toEqual(placesOf(text));
});

test("a place is filled, and one without a value stays", () => {
  expect(fill("{a} and {b}", { a: "1" })).toBe("1 and {b}");
});
