import { expect, test } from "vitest";
import { languageOfPath, pathIn } from "./site-language.ts";

test.each([
  ["/fr", "fr"],
  ["/fr/login", "fr"],
  ["/free", "en"],
] as const)("a page at %s speaks %s", (pathname, language) => {
  expect(languageOfPath(pathname)).toBe(language);
});

test("a page has an address in each language", () => {
  expect([pathIn("en", "/"), pathIn("fr", "/"), pathIn("fr", "/rules"), pathIn("en", "/rules")]).toEqual([
    "/",
    "/fr",
    "/fr/rules",
    "/rules",
  ]);
});
