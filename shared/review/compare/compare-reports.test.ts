import { describe, expect, test } from "vitest";
import type { FrameReport, SeenElement } from "../report.ts";
import { ASPECTS, type Aspect } from "../rule.ts";
import { foundOn, frameOf } from "../../../tests/told-review.ts";
import { compareReports } from "./compare-reports.ts";

const on = (id: string, more = {}) => foundOn({ id: `rule@${id}`, layers: [{ id, name: id }], ...more });
const seen = (...ids: readonly string[]): readonly SeenElement[] =>
  ids.map((id) => ({
    role: "button",
    layers: [{ id, name: id }],
    label: "",
    box: { x: 0, y: 0, width: 1, height: 1 },
    certainty: 1,
  }));
const compare = (
  earlier: Partial<FrameReport>,
  later: Partial<FrameReport>,
  aspects: readonly Aspect[] = ASPECTS,
) => {
  const { fixed, stillOpen, added, gone } = compareReports(frameOf(earlier), frameOf(later), aspects);
  return [fixed, stillOpen, added, gone].map((all) => all.map(({ id }) => id.replace("rule@", "")));
};

describe("an earlier review and a later one", () => {
  test("are told apart by what was fixed, is open still, and is new", () => {
    expect(compare({ findings: [on("a"), on("b")] }, { findings: [on("b"), on("c")] })).toEqual([
      ["a"],
      ["b"],
      ["c"],
      [],
    ]);
  });

  test("say that a finding is gone where what it was on was recognised then, and is no more", () => {
    expect(
      compare(
        { findings: [on("a"), on("b")], elements: seen("a", "b") },
        { findings: [], elements: seen("b") },
      ),
    ).toEqual([["b"], [], [], ["a"]]);
  });

  test("do not guess that something is gone when the later one does not say what it recognised", () => {
    expect(compare({ findings: [on("a")], elements: seen("a") }, {})[0]).toEqual(["a"]);
  });

  test("leave details out, but what only sank to the details is open still", () => {
    const detail = { isDetail: true as const };
    expect(
      compare({ findings: [on("a"), on("d", detail)] }, { findings: [on("a", detail), on("n", detail)] }),
    ).toEqual([[], ["a"], [], []]);
  });

  test("are compared by the aspects that both looked at", () => {
    expect(compare({ findings: [on("a", { aspect: "copy" })] }, {}, ["ui"])).toEqual([[], [], [], []]);
  });
});
