import { expect, test } from "vitest";
import { fill } from "./texts.ts";

test("a place is filled, and one without a value stays", () => {
  expect(fill("{a} and {b}", { a: "1" })).toBe("1 and {b}");
});
