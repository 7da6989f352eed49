import { describe, expect, test } from "vitest";
import { findingOf } from "../../testing.tsx";
import { arrangeFindings, stepFrom } from "./arrange-findings.ts";

const minor = findingOf({ id: "minor", aspect: "ux", severity: "minor" });
const major = findingOf({ id: "major", aspect: "copy", severity: "major" });
const critical = findingOf({ id: "critical", aspect: "copy", severity: "critical" });

describe("the list of findings", () => {
  test("begins with the aspect that has the worst finding, and in it with the worst", () => {
    expect(arrangeFindings([minor, major, critical], "all")).toEqual([
      { aspect: "copy", findings: [critical, major] },
      { aspect: "ux", findings: [minor] },
    ]);
  });

  test("shows one aspect when it is filtered", () => {
    expect(arrangeFindings([minor, major], "ux")).toEqual([{ aspect: "ux", findings: [minor] }]);
    expect(arrangeFindings([minor, major], "ui")).toEqual([]);
  });
});

describe("a step through the findings", () => {
  const listed = [critical, major, minor];

  test.each([
    [null, 1, critical],
    [null, -1, minor],
    ["critical", 1, major],
    ["critical", -1, minor],
    ["minor", 1, critical],
    ["fixed", 1, critical],
  ] as const)("from %s by %i", (from, step, to) => {
    expect(stepFrom(listed, from, step)).toBe(to);
  });

  test("leads nowhere when there is none", () => {
    expect(stepFrom([], null, 1)).toBeUndefined();
  });
});
