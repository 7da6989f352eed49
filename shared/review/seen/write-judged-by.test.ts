import { expect, test } from "vitest";
import { writeJudgedBy } from "./write-judged-by.ts";

test("what a screen was judged by is a line that tells a guess from what was asked for", () => {
  expect(writeJudgedBy({ level: "AA", platform: "ios", isPlatformGuessed: true }, "en")).toBe(
    "WCAG 2.2 level AA, platform: iOS (detected)",
  );
  expect(writeJudgedBy({ level: "AAA", platform: "web" }, "en")).toBe("WCAG 2.2 level AAA, platform: web");
  expect(writeJudgedBy({ level: "AAA", platform: "web" }, "fr")).toBe(
    "WCAG 2.2 niveau AAA, plateforme\u00a0: web",
  );
});

test("what was chosen beyond is told, too", () => {
  const judgedBy = { level: "AA", platform: "web", ignoresLibraries: true } as const;
  expect(writeJudgedBy({ ...judgedBy, rulesOff: ["a", "b"] }, "en")).toBe(
    "WCAG 2.2 level AA, platform: web, 2 rules switched off, library parts left out",
  );
  expect(writeJudgedBy({ ...judgedBy, rulesOff: ["a"] }, "fr")).toBe(
    "WCAG 2.2 niveau AA, plateforme\u00a0: web, une règle désactivée, sans les éléments des bibliothèques",
  );
});

test("a platform that nobody asked for and nothing tells of is said to be unknown", () => {
  expect(writeJudgedBy({ level: "AA", isPlatformGuessed: true }, "en")).toBe(
    "WCAG 2.2 level AA, no platform recognised",
  );
});
