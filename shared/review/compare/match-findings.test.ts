import { describe, expect, test } from "vitest";
import { foundOn } from "../../export/testing.ts";
import { matchFindings } from "./match-findings.ts";

const faintOn = (...ids: readonly string[]) =>
  foundOn({ id: `faint@${ids[0]}`, rule: "faint", layers: ids.map((id) => ({ id, name: id })) });
const small = foundOn({ id: "small@2", rule: "small", layers: [{ id: "2", name: "Pay" }] });

describe("the findings of an earlier review", () => {
  test("are found again by their ids, in whatever order", () => {
    const [before, after] = [faintOn("1"), faintOn("1")];
    const { successors, added } = matchFindings([before, small], [small, after]);
    expect(successors.get(before)).toBe(after);
    expect(added).toEqual([]);
  });

  test("are not found when they are mended, and another rule on the same layer is new", () => {
    const { successors, added } = matchFindings([faintOn("2")], [small]);
    expect(successors.size).toBe(0);
    expect(added).toEqual([{ finding: small, isParted: false }]);
  });

  test("are found again when only their first layer was mended", () => {
    const [before, after] = [faintOn("1", "2"), faintOn("2")];
    expect(matchFindings([before], [after]).successors.get(before)).toBe(after);
  });

  test("that became one finding are neither mended nor there twice", () => {
    const [one, two, both] = [faintOn("1"), faintOn("2"), faintOn("1", "2")];
    const { successors } = matchFindings([one, two], [both]);
    expect([successors.get(one), successors.get(two)]).toEqual([both, null]);
  });

  test("that parted into two bring nothing new", () => {
    const [both, one, two] = [faintOn("1", "2"), faintOn("1"), faintOn("2")];
    expect(matchFindings([both], [one, two]).added).toEqual([{ finding: two, isParted: true }]);
  });

  test("that have one id are told apart by their layers", () => {
    const [a, b] = [faintOn("1", "2"), faintOn("1", "3")];
    const { successors } = matchFindings([a, b], [a, b]);
    expect([successors.get(a), successors.get(b)]).toEqual([a, b]);
  });
});
