import { expect, test } from "vitest";
import { houseChangesBetween } from "./house-changes.ts";
import type { HouseRules } from "./house-rules.ts";

const BEFORE: HouseRules = {
  version: 1,
  brief: "A bank.",
  words: [{ say: "Sign in", never: ["Log in"] }, { say: "Basket" }],
  values: { gaps: [4, 8], minTarget: 44 },
  principles: [{ name: "Undo", text: "Always." }],
};

test("what was added, removed and changed is told part by part, with the first names", () => {
  const after: HouseRules = {
    version: 1,
    brief: "A bank’s app.",
    words: [
      { say: "sign in", never: ["Login"] },
      ...["a", "b", "c", "d"].map((say) => ({ say, where: "buttons" as const })),
    ],
    values: { gaps: [4, 8, 16] },
    principles: [{ name: "Undo", text: "Always." }],
    rules: { shouting: "off" },
  };
  expect(houseChangesBetween(BEFORE, after)).toEqual([
    { part: "brief", kind: "changed", count: 1, names: [] },
    { part: "words", kind: "added", count: 4, names: ["a", "b", "c"] },
    { part: "words", kind: "removed", count: 1, names: ["Basket"] },
    { part: "words", kind: "changed", count: 1, names: ["sign in"] },
    { part: "values", kind: "removed", count: 1, names: ["minTarget"] },
    { part: "values", kind: "changed", count: 1, names: ["gaps"] },
    { part: "rules", kind: "added", count: 1, names: ["shouting"] },
  ]);
});
