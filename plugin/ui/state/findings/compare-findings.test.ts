import { describe, expect, test } from "vitest";
import { findingOf } from "../../testing.tsx";
import { compareFindings } from "./compare-findings.ts";

const faint = findingOf({ id: "faint@1", rule: "faint" });
const small = findingOf({ id: "small@2", rule: "small", layers: [{ id: "2", name: "Pay" }] });

describe("two reviews of a screen", () => {
  test("tell what was fixed and what came in", () => {
    expect(compareFindings([faint], [small])).toEqual({ fixed: [faint], added: [small] });
  });

  test("find nothing new in the same findings", () => {
    expect(compareFindings([faint, small], [small, faint])).toEqual({ fixed: [], added: [] });
  });

  test("take a finding for the same when only its first layer was mended", () => {
    const on = (...ids: readonly string[]) =>
      findingOf({ id: `faint@${ids[0]}`, rule: "faint", layers: ids.map((id) => ({ id, name: id })) });
    expect(compareFindings([on("1", "2")], [on("2")])).toEqual({ fixed: [], added: [] });
  });
});
