import { expect, test } from "vitest";
import { UsageError } from "./arguments.ts";
import { readOptions, REVIEW_USAGE } from "./options.ts";

test("a file alone is reviewed in English, as text, in all aspects", () => {
  expect(readOptions(["design.json"])).toEqual({
    files: ["design.json"],
    pages: [],
    frames: [],
    picture: undefined,
    fixes: true,
    library: false,
    aspects: undefined,
    language: "en",
    level: "AA",
    platform: "auto",
    shows: "findings",
    format: "text",
    failOn: undefined,
  });
});

test("what is asked for is read", () => {
  const args =
    "design.json --aspect ux,copy --language fr --format markdown --fail-on major --level AAA --platform ios";
  expect(readOptions(args.split(" "))).toMatchObject({
    aspects: ["ux", "copy"],
    language: "fr",
    shows: "findings",
    format: "markdown",
    failOn: "major",
    level: "AAA",
    platform: "ios",
  });
});

function saidOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test("who asks for help needs no file", () => {
  expect(readOptions(["--help"])).toBeNull();
  expect(readOptions(["-h", "design.json"])).toBeNull();
});

test.each([
  ["no file", [], "Name a file or a folder."],
  [
    "an unknown aspect",
    ["a.json", "--aspect", "taste"],
    "--aspect takes ux, ui, copy, hierarchy, not “taste”.",
  ],
  ["an unknown level", ["a.json", "--level", "A"], "--level takes AA, AAA, not “A”."],
  [
    "an unknown platform",
    ["a.json", "--platform", "iOS"],
    "--platform takes auto, ios, android, web, not “iOS”.",
  ],
  ["an unknown language", ["a.json", "--language", "de"], "--language takes en, fr, not “de”."],
  [
    "an unknown format",
    ["a.json", "--format", "pdf"],
    "--format takes text, json, markdown, csv, sarif, not “pdf”.",
  ],
  [
    "a list as SARIF",
    ["a.json", "--list", "--format", "sarif"],
    "--list --format takes text, json, not “sarif”.",
  ],
  [
    "one screen of a library",
    ["a.fig", "--library", "--frame", "1:2"],
    "--library and --frame do not go together.",
  ],
  [
    "a list that is to fail",
    ["a.fig", "--list", "--fail-on", "major"],
    "--list and --fail-on do not go together.",
  ],
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

test("the help fits a terminal of 100 columns", () => {
  expect(REVIEW_USAGE.split("\n").filter((line) => line.length > 100)).toEqual([]);
});

test("the help names every option that is taken, and every format", () => {
  const options = "page frame list aspect level platform picture format language fail-on help".split(" ");
  for (const option of options) expect(REVIEW_USAGE).toContain(`\n  --${option}`);
  expect(REVIEW_USAGE).toContain(" text|json|markdown|csv|sarif\n");
});

test("what is wrong with a command is said in a line, however long a word of it is", () => {
  const long = "a".repeat(600);
  for (const wrong of [
    ["a.json", "--format", long],
    ["a.json", `--${long}`],
  ]) {
    const said = saidOf(() => readOptions(wrong));
    expect(said.length).toBeGreaterThan(20);
    expect(said.length).toBeLessThanOrEqual(300);
  }
});
