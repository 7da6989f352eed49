import { describe, expect, test } from "vitest";
import type { FrameReport } from "../report.ts";
import { ASPECTS, type Aspect } from "../rule.ts";
import { foundOn, frameOf } from "../../../tests/told-review.ts";
import { compareReports } from "./compare-reports.ts";

const on = (id: string, more = {}) => foundOn({ id: `rule@${id}`, layers: [{ id, name: id }], ...more });
const compare = (
  earlier: Partial<FrameReport>,
  later: Partial<FrameReport>,
  aspects: readonly Aspect[] = ASPECTS,
) => {
  const { gone, stillOpen, added } = compareReports(frameOf(earlier), frameOf(later), aspects);
  return [gone, stillOpen, added].map((all) => all.map(({ id }) => id.replace("rule@", "")));
};

describe("an earlier review and a later one", () => {
  test("are told apart by what is found no more, is open still, and is new", () => {
    expect(compare({ findings: [on("a"), on("b")] }, { findings: [on("b"), on("c")] })).toEqual([
      ["a"],
      ["b"],
      ["c"],
    ]);
  });

  test("leave details out, but what only sank to the details is open still", () => {
    const detail = { isDetail: true as const };
    expect(
      compare({ findings: [on("a"), on("d", detail)] }, { findings: [on("a", detail), on("n", detail)] }),
    ).toEqual([[], ["a"], []]);
  });

  test("are compared by the aspects that both looked at", () => {
    expect(compare({ findings: [on("a", { aspect: "copy" })] }, {}, ["ui"])).toEqual([[], [], []]);
  });
});
