import { expect, test } from "vitest";
import { readOptions, UsageError } from "./options.ts";

test("a file alone is reviewed in English, as text, in all aspects", () => {
  expect(readOptions(["design.json"])).toEqual({
    file: "design.json",
    frame: undefined,
    picture: undefined,
    aspects: undefined,
    language: "en",
    format: "text",
    showsElements: false,
    failOn: undefined,
  });
});

test("what is asked for is read", () => {
  const args = "design.json --aspect ux,copy --language fr --format markdown --elements --fail-on major";
  expect(readOptions(args.split(" "))).toMatchObject({
    aspects: ["ux", "copy"],
    language: "fr",
    format: "markdown",
    showsElements: true,
    failOn: "major",
  });
});

test("who asks for help needs no file", () => {
  expect(readOptions(["--help"])).toBeNull();
  expect(readOptions(["-h", "design.json"])).toBeNull();
});

test.each([
  ["no file", [], "Name one file."],
  ["two files", ["a.json", "b.json"], "Name one file."],
  [
    "an unknown aspect",
    ["a.json", "--aspect", "taste"],
    "--aspect takes ux, ui, copy, hierarchy, not “taste”.",
  ],
  ["an unknown language", ["a.json", "--language", "de"], "--language takes en, fr, not “de”."],
  ["an unknown format", ["a.json", "--format", "pdf"], "--format takes text, json, markdown, not “pdf”."],
  [
    "an unknown severity",
    ["a.json", "--fail-on", "any"],
    "--fail-on takes critical, major, minor, suggestion, not “any”.",
  ],
  ["an unknown option", ["a.json", "--loud"], "Unknown option '--loud'"],
])("%s is refused, with what to write instead", (_, args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});
