import { expect, test } from "vitest";
import { RULES } from "../../../shared/review/rules/index.ts";
import { RULES_OF } from "./told-by-rules.ts";

test("the rules that say what a relation says are rules that there are", () => {
  const ids = new Set(RULES.map(({ id }) => id));
  expect(Object.values(RULES_OF).flatMap((rules) => rules.filter((id) => !ids.has(id)))).toEqual([]);
});
