import { expect, test } from "vitest";
import { checkText } from "./check-text.ts";

test("what is longer than any word is not looked up", () => {
  const { words, unknown } = checkText(`please recieve ${"abcdefghij".repeat(400)} gladly`, "en");
  expect({ words, unknown }).toEqual({ words: 3, unknown: ["recieve"] });
});
