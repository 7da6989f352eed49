import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { writeTable } from "../../scripts/rules-table/write-table.ts";
import type { MeasuredRule } from "./measure.ts";
import { RULES } from "../../shared/review/rules/index.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

const { rules: measured } = JSON.parse(read("measured.json")) as {
  readonly rules: Readonly<Record<string, MeasuredRule>>;
};

/** The formatter aligns the columns. */
const withoutPadding = (markdown: string): string => markdown.replace(/-{3,}/g, "---").replace(/ +/g, " ");

describe("the numbers measured", () => {
  test("are there for every rule and for no other", () => {
    expect(Object.keys(measured).toSorted()).toEqual(RULES.map(({ id }) => id).toSorted());
  });

  test.each(Object.entries(measured))("say that %s finds what it claims, and no more", (_, rule) => {
    expect(rule.found / rule.damaged).toBeGreaterThanOrEqual(0.95);
    expect(rule.astray).toBe(0);
  });
});

test("docs/rules.md is what `npm run rules-table` writes", () => {
  expect(withoutPadding(read("../../docs/rules.md"))).toBe(withoutPadding(writeTable(RULES, measured)));
});
