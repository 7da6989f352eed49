import { describe, expect, test } from "vitest";
import { foundOn } from "../../../tests/told-review.ts";
import { matchFindings } from "./match-findings.ts";

const faintOn = (...ids: readonly string[]) =>
  foundOn({ id: `faint@${ids[0]}`, rule: "faint", layers: ids.map((id) => ({ id, name: id })) });

describe("the findings of an earlier review", () => {
  test("that became one finding are neither mended nor there twice", () => {
    const [one, two, both] = [faintOn("1"), faintOn("2"), faintOn("1", "2")];
    const { successors } = matchFindings([one, two], [both]);
    expect([successors.get(one), successors.get(two)]).toEqual([both, null]);
  });

  test("that parted into two bring nothing new", () => {
    const [both, one, two] = [faintOn("1", "2"), faintOn("1"), faintOn("2")];
    expect(matchFindings([both], [one, two]).added).toEqual([{ finding: two, isParted: true }]);
  });
});
