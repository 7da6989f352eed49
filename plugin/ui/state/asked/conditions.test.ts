import { expect, test } from "vitest";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../../../shared/i18n/panel.fr.ts";
import { ALLOWANCE } from "../../../../tests/panel/fake-api.ts";
import { wordCost } from "./conditions.ts";

const plan = { ...ALLOWANCE, kind: "plan", planId: "regard_plan_starter", limit: 10 } as const;

test.each([
  [null, "A second opinion uses one of 3 free ones.", "Un second avis compte parmi les 3 gratuits."],
  [
    { ...ALLOWANCE, left: 2 },
    "A second opinion uses one of your 2 free ones.",
    "Un second avis compte parmi vos 2 gratuits.",
  ],
  [
    { ...ALLOWANCE, left: 1 },
    "This is your last free second opinion.",
    "C’est votre dernier second avis gratuit.",
  ],
  [
    { ...plan, left: 9 },
    "A second opinion uses one of the 9 reviews left this month.",
    "Un second avis utilise une des 9 revues restantes ce mois-ci.",
  ],
  [
    { ...plan, left: 0, credits: 4 },
    "A second opinion uses one of your 4 credits.",
    "Un second avis utilise un de vos 4 crédits.",
  ],
])("what a second opinion costs is said of what is left: %o", (allowance, english, french) => {
  expect(wordCost(allowance, PANEL_EN)).toBe(english);
  expect(wordCost(allowance, PANEL_FR)).toBe(french);
});

test.each([
  [3, { ...ALLOWANCE, left: 30 }, "A second opinion on all 3 parts uses 3 of your 30 reviews."],
  [5, null, "A second opinion on all 5 parts takes 5 reviews, but only 3 are left: it ends after part 3."],
])("of %i parts each costs one", (parts, allowance, english) => {
  expect(wordCost(allowance, PANEL_EN, parts)).toBe(english);
});
