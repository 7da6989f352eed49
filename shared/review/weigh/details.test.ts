import { expect, test } from "vitest";
import type { Severity } from "../rule.ts";
import { openAndDetails } from "./details.ts";

const OF_DETAILS = { id: "near-miss-alignment" };

const one = (name: string, severity: Severity, rule = { id: "text-contrast" }) => ({ name, severity, rule });

const sorted = (...given: readonly ReturnType<typeof one>[]) =>
  openAndDetails(given).map(([{ name }, isDetail]) => (isDetail ? `(${name})` : name));

test("suggestions and what rules of details find come after all others, as details", () => {
  expect(
    sorted(one("a", "critical"), one("b", "major", OF_DETAILS), one("c", "minor"), one("d", "suggestion")),
  ).toEqual(["a", "c", "(b)", "(d)"]);
});

test("the thirteenth finding is a detail, however severe", () => {
  const many = Array.from({ length: 14 }, (_, index) => one(String(index), "major"));
  expect(sorted(...many).slice(11)).toEqual(["11", "(12)", "(13)"]);
});

test("what misses by a hair is a detail, as severe as it is", () => {
  const missed = (name: string, miss: number | "slight") => ({ ...one(name, "minor"), options: { miss } });
  expect(sorted(missed("a", 0.015), missed("b", 0.04), missed("c", "slight"))).toEqual(["b", "c", "(a)"]);
});

test("what stands on a guess is a detail, however severe", () => {
  const guessed = { ...one("a", "critical"), options: { isGuess: true } };
  expect(sorted(guessed, one("b", "minor"))).toEqual(["b", "(a)"]);
});
