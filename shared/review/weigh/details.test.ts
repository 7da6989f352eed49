import { expect, test } from "vitest";
import type { Severity } from "../rule.ts";
import { openAndDetails } from "./details.ts";

const OF_DETAILS = { id: "shouting" };

const one = (name: string, severity: Severity, rule = { id: "text-contrast" }) => ({ name, severity, rule });

const sorted = (...given: readonly ReturnType<typeof one>[]) =>
  openAndDetails(given).map(([{ name }, isDetail]) => (isDetail ? `(${name})` : name));

test("suggestions and the lesser things that rules of details find come after all others, as details", () => {
  expect(
    sorted(one("a", "critical"), one("b", "minor", OF_DETAILS), one("c", "minor"), one("d", "suggestion")),
  ).toEqual(["a", "c", "(b)", "(d)"]);
});

test("what a rule of details finds is no detail where it is grave, or misses by far", () => {
  const far = { ...one("b", "minor", OF_DETAILS), degree: "severe" as const };
  expect(sorted(one("a", "major", OF_DETAILS), far)).toEqual(["a", "b"]);
});

test("the thirteenth finding is a detail, unless it is grave", () => {
  const many = Array.from({ length: 14 }, (_, index) => one(String(index), index < 13 ? "major" : "minor"));
  expect(sorted(...many).slice(11)).toEqual(["11", "12", "(13)"]);
  const lesser = Array.from({ length: 14 }, (_, index) => one(String(index), "minor"));
  expect(sorted(...lesser).slice(11)).toEqual(["11", "(12)", "(13)"]);
});

test("what is measured and misses slightly is a detail, unless it is grave", () => {
  const missed = (name: string, miss: number | "slight", severity: Severity = "minor") => ({
    ...one(name, severity),
    options: { miss },
  });
  const given = [missed("a", 0.07), missed("b", 0.12), missed("c", "slight"), missed("d", 0.07, "major")];
  expect(sorted(...given)).toEqual(["b", "c", "d", "(a)"]);
});

test("what stands on a guess is a detail", () => {
  const guessed = { ...one("a", "minor"), options: { isGuess: true } };
  expect(sorted(guessed, one("b", "minor"))).toEqual(["b", "(a)"]);
});
