import { describe, expect, test } from "vitest";
import { stepFrom } from "./step-from.ts";

const place = (key: string) => ({ key, layers: [] });
const [minor, major, critical] = [place("minor"), place("major"), place("critical")];

describe("a step through the findings", () => {
  const listed = [critical, major, minor];

  test.each([
    [null, 1, critical],
    [null, -1, minor],
    ["critical", 1, major],
    ["critical", -1, minor],
    ["minor", 1, critical],
    ["gone", 1, critical],
  ] as const)("from %s by %i", (from, step, to) => {
    expect(stepFrom(listed, from, step)).toBe(to);
  });

  test("leads past what is done, also from it", () => {
    const done = { ...major, isDone: true };
    expect(stepFrom([critical, done, minor], "critical", 1)).toBe(minor);
    expect(stepFrom([critical, done, minor], "major", -1)).toBe(critical);
  });

  test("leads nowhere when there is none", () => {
    expect(stepFrom([], null, 1)).toBeUndefined();
  });
});
