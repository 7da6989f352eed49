import { describe, expect, test } from "vitest";
import type { DismissedFinding, Unsure } from "./report.ts";
import type { Severity } from "./rule.ts";
import { REVIEW_WORDS_EN } from "../i18n/words/review-words.en.ts";
import { titleOf, verdictOf } from "./verdict.ts";

const dismissed = [{}] as unknown as readonly DismissedFinding[];
const unsureOf = (...ids: readonly string[]): Unsure => ({
  rule: "text-contrast",
  reason: "The text lies on a picture.",
  layers: ids.map((id) => ({ id, name: id })),
});
const unsure = [unsureOf("1:1", "1:2"), unsureOf("1:2")];

const found = (...severities: readonly Severity[]) => severities.map((severity) => ({ severity }));

describe("the verdict", () => {
  test("of what is minor is to polish", () => {
    expect(verdictOf(found("minor")).level).toBe("polish");
  });

  test("counts every severity, also the ones that were not found", () => {
    expect(verdictOf(found("major", "minor", "major"))).toEqual({
      level: "needs-work",
      counts: { critical: 0, major: 2, minor: 1, suggestion: 0 },
      total: 3,
      details: 0,
    });
  });

  test.each([
    ["Could be better", found("minor"), {}],
    ["Nothing but details", [{ severity: "major", isDetail: true }], { dismissed }],
    ["No other fault measured", [], { dismissed }],
    ["No fault measured", [], {}],
  ] as const)("is told as “%s”", (title, findings, report) => {
    expect(titleOf(verdictOf(findings), REVIEW_WORDS_EN, report)).toBe(title);
  });

  test("never sounds sure over what was not judged", () => {
    const detail = { severity: "minor", isDetail: true } as const;
    const say = (...findings: readonly (typeof detail | { readonly severity: "major" })[]) =>
      titleOf(verdictOf(findings), REVIEW_WORDS_EN, { unsure });
    expect(say()).toBe("Nothing grave, 2 layers not checked");
    expect(say(detail)).toBe("Nothing grave, 2 layers not checked");
    expect(say({ severity: "major" })).toBe("Should be fixed");
  });

  test("is that of the open findings: details are counted apart", () => {
    const detail = { severity: "major", isDetail: true } as const;
    expect(verdictOf([...found("minor"), detail])).toMatchObject({ level: "polish", total: 1, details: 1 });
    expect(verdictOf([detail])).toMatchObject({ level: "clear", total: 0, details: 1 });
  });
});
