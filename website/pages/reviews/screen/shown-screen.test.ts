import { expect, test } from "vitest";
import type { SecondOpinionFinding } from "../../../../shared/api/review-shapes.ts";
import { foundOn } from "../../../../shared/export/testing.ts";
import type { FrameReport } from "../../../../shared/review/report.ts";
import { NO_FILTERS } from "../find/filters.ts";
import { shownScreen } from "./shown-screen.ts";

const frame: FrameReport = {
  id: "1:1",
  name: "Sign in",
  layers: 3,
  durationMs: 1,
  findings: [
    foundOn({ id: "a", severity: "critical", layers: [{ id: "1", name: "Été" }] }),
    foundOn({ id: "b", isDetail: true }),
    foundOn({ id: "c", aspect: "copy" }),
  ],
  dismissed: [{ ...foundOn({ id: "d" }), dismissal: { id: "x", scope: "layer", reason: "intended" } }],
  unsure: [{ rule: "text-contrast", layers: [{ id: "2", name: "Photo" }], reason: "It lies on a picture." }],
};
const noticed: SecondOpinionFinding = {
  id: "n",
  frameId: "1:1",
  aspect: "ux",
  severity: "minor",
  layers: [{ id: "1:2", name: "Greeting" }],
  title: "No way on",
  problem: "There is nothing to press.",
  why: "People look for it.",
  fix: "Add it.",
  guideline: { id: "g", title: "A guideline", url: "https://example.com/" },
};

const numbersOf = (filters: Partial<typeof NO_FILTERS>) => {
  const { open, noticed: seen, details } = shownScreen(frame, [noticed], { ...NO_FILTERS, ...filters });
  return [open, seen, details].map((part) => part.map(({ finding, number }) => `${number} ${finding.id}`));
};

test("findings are numbered as they stand: what is open, what a model noticed, the details", () => {
  expect(numbersOf({})).toEqual([["1 a", "2 c"], ["3 n"], ["4 b"]]);
});

test("a finding keeps its number when others are left out", () => {
  expect(numbersOf({ aspect: "copy" })).toEqual([["2 c"], [], []]);
  expect(numbersOf({ severity: "minor" })).toEqual([[], ["3 n"], []]);
  expect(numbersOf({ words: "ete" })).toEqual([["1 a"], [], []]);
});

test("what was dismissed and what could not be decided can be looked at by themselves", () => {
  const dismissed = shownScreen(frame, [noticed], { ...NO_FILTERS, state: "dismissed" });
  expect([dismissed.open, dismissed.noticed, dismissed.unsure]).toEqual([[], [], []]);
  expect(dismissed.dismissed.map(({ id }) => id)).toEqual(["d"]);
  const unsure = shownScreen(frame, [noticed], { ...NO_FILTERS, state: "unsure", words: "picture" });
  expect(unsure.dismissed).toEqual([]);
  expect(unsure.unsure).toEqual(frame.unsure);
});
