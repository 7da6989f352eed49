import { expect, test } from "vitest";
import { readDismissal } from "./read-dismissal.ts";

const WHOLE = {
  rule: "small-text",
  scope: "layer",
  places: ["1:2"],
  reason: "own",
  words: "Legal text",
  title: "Small text",
  place: "Footer",
  by: "Ada",
  at: "2026-01-02T03:04:05.000Z",
};

const read = (value: unknown) => readDismissal("d1", JSON.stringify(value));

test("an entry comes back as it was written", () => {
  expect(read(WHOLE)).toEqual({ id: "d1", ...WHOLE });
});

test("what is only told is left out where it is damaged", () => {
  expect(read({ ...WHOLE, words: 7, title: null, place: {}, by: 3, at: "soon" })).toEqual({
    id: "d1",
    rule: "small-text",
    scope: "layer",
    places: ["1:2"],
    reason: "own",
    title: "small-text",
    place: "",
    by: null,
    at: "1970-01-01T00:00:00.000Z",
  });
});

test.each([
  "",
  "{",
  "null",
  "7",
  "[]",
  ...[
    { scope: "world" },
    { reason: "because" },
    { rule: 7 },
    { rule: "x".repeat(101) },
    { places: "1:2" },
    { places: [7] },
    { places: Array.from({ length: 301 }, () => "1:2") },
    { places: ["x".repeat(201)] },
  ].map((damage) => JSON.stringify({ ...WHOLE, ...damage })),
])("an entry that is damaged or foreign is none: %s", (written) => {
  expect(readDismissal("d1", written)).toBeNull();
});
