import { expect, test } from "vitest";
import { housePartsOf, houseRulesOf } from "./house-parts.ts";
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
