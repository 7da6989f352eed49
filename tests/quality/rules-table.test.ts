import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { READ_BY_HAND } from "../../shared/review/weigh/rules-of-details.ts";
import { writeTable } from "../../scripts/rules-table/write-rules-table.ts";
import { RULES } from "../../shared/review/rules/index.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

test("docs/rules.md is what `npm run rules-table` writes", () => {
  expect(read("../../docs/rules.md")).toBe(writeTable(RULES));
});

/** The largest share of wrong findings: on tidy files it is one in forty, on freely drawn ones one in nine. */
const MOST_WRONG = 0.08;

test("of the findings that were read few are wrong, and they belong to rules that there are", () => {
  const counts = Object.values(READ_BY_HAND);
  const sum = (pick: (count: (typeof counts)[number]) => number) =>
    counts.reduce((total, count) => total + pick(count), 0);
  expect(sum(({ wrong }) => wrong)).toBeLessThanOrEqual(
    MOST_WRONG * sum(({ right, trivial, wrong }) => right + trivial + wrong),
  );
  expect(RULES.map(({ id }) => id)).toEqual(
    expect.arrayContaining(Object.keys(READ_BY_HAND).map((key) => key.split("/")[0])),
  );
});
