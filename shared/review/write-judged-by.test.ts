import { expect, test } from "vitest";
import { writeJudgedBy } from "./write-judged-by.ts";

test("what a screen was judged by is a line that tells a guess from what was asked for", () => {
  expect(writeJudgedBy({ level: "AA", platform: "ios", isPlatformGuessed: true }, "en")).toBe(
    "WCAG 2.2 level AA, as made for iOS (guessed)",
  );
  expect(writeJudgedBy({ level: "AAA", platform: "web" }, "en")).toBe(
    "WCAG 2.2 level AAA, as made for the web",
  );
  expect(writeJudgedBy({ level: "AAA", platform: "web" }, "fr")).toBe(
    "WCAG 2.2 niveau AAA, comme conçu pour le web",
  );
});

test("a platform that nobody asked for and nothing tells of is said to be unknown", () => {
  expect(writeJudgedBy({ level: "AA", isPlatformGuessed: true }, "en")).toBe(
    "WCAG 2.2 level AA, no platform recognised",
  );
});
