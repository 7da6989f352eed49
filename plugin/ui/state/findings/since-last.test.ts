import { expect, test } from "vitest";
import { ENGINE } from "../../../../shared/review/engine.ts";
import { findingOf } from "../../../../tests/panel/open-panel.tsx";
import { sinceLast } from "./since-last.ts";

const at = "2026-03-01T09:00:00.000Z";
const found = (...ids: readonly string[]) => ids.map((id) => findingOf({ id }));
const review = (id: string, ids: readonly string[], more = {}) => ({
  report: { id, name: id, layers: 1, durationMs: 1, findings: found(...ids), unsure: [], ...more },
});
const last = (findingIds: readonly string[], engine = ENGINE) => ({ last: { at, engine, findingIds } });

test("what was found then and is not now is gone, the other way round it is new, on all screens together", () => {
  const notes = { a: last(["x@1", "y@1"]), b: last(["x@2"]) };
  expect(sinceLast([review("a", ["y@1", "z@1"]), review("b", [])], notes)).toEqual({
    at,
    gone: 2,
    added: 1,
  });
});

test("what was dismissed is not gone, and a detail is nothing new", () => {
  const dismissed = found("x@1");
  const now = review("a", [], { findings: [findingOf({ id: "d@1", isDetail: true })], dismissed });
  expect(sinceLast([now], { a: last(["x@1"]) })).toBeNull();
});

test("nothing is said where no review was kept, or another engine made it", () => {
  expect(sinceLast([review("a", ["x@1"])], {})).toBeNull();
  expect(sinceLast([review("a", ["x@1"])], { a: last([], "regard 0.0.1") })).toBeNull();
});
