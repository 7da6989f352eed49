import { expect, test } from "vitest";
import type { Candidate } from "../candidate.ts";
import { isSaidBefore } from "./said-before.ts";

const first: Candidate = {
  guideline: "status",
  relation: "not-needed",
  others: [],
  fixes: [],
  value: "",
  severity: "minor",
  layers: ["L1", "L2"],
  title: "Every filter is ticked from the start",
  problem: "All nine boxes under “Color” are already checked, so nothing tells chosen from available ones.",
  why: "",
  fix: "Start with nothing ticked and let people tick what they want.",
};

const isSaid = (fields: Partial<Candidate>): boolean => isSaidBefore({ ...first, ...fields }, [first]);

const again = {
  title: "All boxes checked by default",
  problem: "Each of them is already ticked: chosen and available ones look the same.",
  fix: "Leave the boxes empty at the start and let people tick.",
};

test("the same in other words about the same part is said again", () => {
  expect(isSaid({ ...again, layers: ["L2"] })).toBe(true);
  expect(isSaid({ ...again, layers: ["L7"] })).toBe(false);
});

test("who quotes the same words may say something else of them", () => {
  const problem = "“Color” stands below “Size”, although the first is chosen far more often.";
  expect(isSaid({ title: "The order of the groups", problem, fix: "Swap the two groups." })).toBe(false);
});

test("another relation of the same part is another claim, unless mostly the same words say so", () => {
  expect(isSaid({ ...again, relation: "wrong-state" })).toBe(false);
  expect(isSaid({ problem: `${first.problem} All.`, relation: "wrong-state" })).toBe(true);
});

test("the same sum is the same, in whatever words", () => {
  const sum = { ...first, title: "3.3 and 3.5 do not make 5.1", problem: "The week says 5.1 km." };
  const again = {
    ...first,
    title: "Wrong total",
    problem: "5.1 is shown where 3.3 plus 3.5 is due.",
    fix: "Add.",
  };
  expect(isSaidBefore(again, [sum])).toBe(true);
});

test("how the same amounts are written is another thing than that they do not add up", () => {
  const sum = { ...first, title: "$ 1.00 thrice is not $12.99", problem: "The button says $12.99." };
  const written = {
    ...first,
    relation: "wrong-format" as const,
    title: "“$ 1.00” and “$12.99”",
    problem: "One amount has a space behind its sign.",
    fix: "Write both alike.",
  };
  expect(isSaidBefore(written, [sum])).toBe(false);
});

test("who only quotes the same words must use mostly the same words of their own", () => {
  const elsewhere = { layers: ["L9"] };
  expect(isSaid({ ...elsewhere, problem: `${first.problem} All.` })).toBe(true);
  const near = {
    ...elsewhere,
    title: "Filters are ticked for everybody",
    problem: "“Color” is checked from the start, which hides every product without one.",
    fix: "Offer “Any” as the first entry, and let people see the whole list.",
  };
  expect(isSaid(near)).toBe(false);
});
