import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";

test.each([
  [["--site", "https://regard.example"], { siteUrl: "https://regard.example", id: null }],
  [["--site", "https://regard.example/"], { siteUrl: "https://regard.example", id: null }],
  [
    ["--site=https://regard.example:8443", "--id", "1234567890123"],
    { siteUrl: "https://regard.example:8443", id: "1234567890123" },
  ],
  [["--site", "http://localhost:5000"], { siteUrl: "http://localhost:5000", id: null }],
])("%j is a publication", (words, publication) => {
  expect(readArguments(words)).toEqual(publication);
});

test.each([
  [[], "--site is missing"],
  [["--site", "regard.example"], "no address of a site"],
  [["--site", "http://regard.example"], "https"],
  [["--site", "https://regard.example/app"], "nothing behind it"],
  [["--site", "https://me@regard.example"], "no address of a site"],
  [["--site", "javascript:alert(1)"], "no address of a site"],
  [["--site", "https://regard.example", "--id", "regard"], "no number"],
  [["--page", "x"], "--page"],
])("%j is refused", (words, reason) => {
  expect(readArguments(words)).toContain(reason);
});
