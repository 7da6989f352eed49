import { expect, test } from "vitest";
import { bothHouseRules, housePartsOf, houseRulesOf } from "./house-parts.ts";
import type { HouseRules } from "./house-rules.ts";

const BASE: HouseRules = {
  version: 1,
  brief: "A bank.",
  words: [{ say: "Sign in", never: ["Log in"] }, { say: "Basket" }, { say: "e-mail" }],
  values: { gaps: [4], minTarget: 44 },
  principles: [{ name: "Undo", text: "Always." }],
  rules: { shouting: "off" },
};

test("house rules are the same after they were taken apart", () => {
  expect(houseRulesOf(housePartsOf(BASE))).toEqual(BASE);
  expect(houseRulesOf(housePartsOf(null))).toEqual({ version: 1 });
});

test("what two people changed is one, whatever each of them took away; of one entry mine holds", () => {
  const mine: HouseRules = {
    version: 1,
    brief: "A bank’s app.",
    words: [{ say: "Sign in", never: ["Login"] }, { say: "e-mail" }, { say: "Card" }],
    values: { gaps: [4, 8] },
    principles: [{ name: "Undo", text: "Always." }],
    rules: { shouting: "off" },
  };
  const theirs: HouseRules = {
    ...BASE,
    words: [{ say: "Sign in", never: ["Enter"] }, { say: "Basket" }, { say: "Transfer" }],
    values: { gaps: [4], minTarget: 44, minContrast: 5 },
    principles: [],
    rules: { shouting: "weaker" },
  };
  expect(bothHouseRules(BASE, mine, theirs)).toEqual({
    version: 1,
    brief: "A bank’s app.",
    words: [{ say: "Sign in", never: ["Login"] }, { say: "Transfer" }, { say: "Card" }],
    values: { gaps: [4, 8], minContrast: 5 },
    rules: { shouting: "weaker" },
  });
});
