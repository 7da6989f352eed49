import { expect, test } from "vitest";
import { compareGolden } from "./compare-golden.ts";

const finding = (rule: string, severity: string, ...layers: readonly string[]) => ({
  rule,
  severity,
  layers: layers.map((id) => ({ id })),
  evidence: { gapPx: 3 },
});

const line = (screen: string, ...findings: readonly object[]): string =>
  JSON.stringify({ screen, report: { name: screen, findings, unsure: [] } });

test("reports that are the same have no difference", () => {
  const lines = [line("Cart", finding("near-duplicate", "minor", "#1")), line("Home")];
  expect(compareGolden(lines, lines)).toEqual([]);
});

test("differences are told by rule: lost, new and changed ones, each with its screen", () => {
  const before = [
    line("Cart", finding("near-duplicate", "minor", "#1"), finding("near-duplicate", "minor", "#5", "#6")),
    line("Home", finding("shouting", "minor", "#2")),
    line("Gone"),
  ];
  const after = [
    line("Cart", finding("near-duplicate", "major", "#1"), finding("near-duplicate", "minor", "#5")),
    line("Home", finding("near-duplicate", "minor", "#2")),
    line("Here"),
  ];
  expect(compareGolden(before, after)).toEqual([
    "screen gone: Gone",
    "new screen: Here",
    "near-duplicate: 0 lost, 1 new, 2 changed",
    '  ~ Cart | #1 | severity "minor" → "major"',
    '  ~ Cart | #5 #6 | layers [{"id":"#5"},{"id":"#6"}] → [{"id":"#5"}]',
    '  + Home | minor #2 {"gapPx":3}',
    "shouting: 1 lost, 0 new, 0 changed",
    '  − Home | minor #2 {"gapPx":3}',
  ]);
});

test("the order of what is said is a difference where nothing else is one", () => {
  const [one, other] = [finding("near-duplicate", "minor", "#1"), finding("shouting", "minor", "#2")];
  expect(compareGolden([line("Cart", one, other)], [line("Cart", other, one)])).toEqual([
    "order alone: 0 lost, 0 new, 1 changed",
    "  ~ Cart",
  ]);
});
