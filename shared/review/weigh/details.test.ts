import { expect, test } from "vitest";
import type { Severity } from "../rule.ts";
import { openAndDetails } from "./details.ts";

const one = (name: string, severity: Severity) => ({ name, severity });

const sorted = (...given: readonly ReturnType<typeof one>[]) =>
  openAndDetails(given).map(([{ name }, why]) => (why ? `(${name}: ${why})` : name));

test("suggestions come after all others, folded away", () => {
  expect(sorted(one("a", "critical"), one("b", "suggestion"), one("c", "minor"))).toEqual([
    "a",
    "c",
    "(b: suggestion)",
  ]);
});

test("the thirteenth finding is folded away when it is minor, and never when it is major", () => {
  const many = (severity: Severity) =>
    Array.from({ length: 14 }, (_, index) => one(String(index), severity));
  expect(sorted(...many("minor")).slice(11)).toEqual(["11", "(12: many)", "(13: many)"]);
  expect(sorted(...many("major")).slice(11)).toEqual(["11", "12", "13"]);
});

test("what misses by a hair is folded away", () => {
  const missed = (name: string, miss: number | "slight") => ({ ...one(name, "minor"), options: { miss } });
  expect(sorted(missed("a", 0.015), missed("b", 0.04), missed("c", "slight"))).toEqual(["b", "c", "(a: hair)"]);
});

test("what stands on a guess is folded away", () => {
  const guessed = { ...one("a", "minor"), options: { isGuess: true } };
  expect(sorted(guessed, one("b", "minor"))).toEqual(["b", "(a: guess)"]);
});
