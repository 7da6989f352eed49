import { expect, test } from "vitest";
import type { Finding, FrameReport } from "../../../../shared/review/report.ts";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { frameOf } from "../../../../tests/told-review.ts";
import { pinsFor } from "./marks-for.ts";

const reportOf = (...findings: readonly Finding[]): FrameReport => frameOf({ id: "f", findings });

const first = findingOf({ id: "a@1", severity: "minor", layers: [{ id: "1", name: "One" }] });
const worse = findingOf({
  id: "b@2",
  severity: "critical",
  layers: [
    { id: "2", name: "Two" },
    { id: "3", name: "Three" },
  ],
});
const detail = findingOf({ id: "c@4", isDetail: true });

test("pins are numbered in the order of the lists, on several screens each number once, and leave details out", () => {
  expect(pinsFor([reportOf(first, worse, detail), reportOf(first)])).toEqual([
    { id: "b@2", number: 1, layerIds: ["2", "3"] },
    { id: "a@1", number: 2, layerIds: ["1"] },
    { id: "a@1", number: 3, layerIds: ["1"] },
  ]);
});
