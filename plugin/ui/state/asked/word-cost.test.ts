import { expect, test } from "vitest";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../../../shared/i18n/panel.fr.ts";
import { ALLOWANCE } from "../../testing/fake-api.ts";
import { wordCost } from "./word-cost.ts";

const plan = { ...ALLOWANCE, kind: "plan", planId: "regard_plan_starter", limit: 10 } as const;

test.each([
  [null, "A second opinion uses one of 3 free reviews.", "Un deuxième avis utilise un avis gratuit sur 3."],
  [
    { ...ALLOWANCE, left: 2 },
    "A second opinion uses one of your 2 free reviews.",
    "Un deuxième avis utilise un de vos 2 avis gratuits.",
  ],
  [
    { ...ALLOWANCE, left: 1 },
    "A second opinion uses your last free review.",
    "Un deuxième avis utilise votre dernier avis gratuit.",
  ],
  [
    { ...plan, left: 9 },
    "A second opinion uses one of the 9 reviews left this month.",
    "Un deuxième avis utilise un des 9 avis restants ce mois-ci.",
  ],
  [
    { ...plan, left: 0, credits: 4 },
    "A second opinion uses one of your 4 credits.",
    "Un deuxième avis utilise un de vos 4 crédits.",
  ],
])("what a second opinion costs is said of what is left: %o", (allowance, english, french) => {
  expect(wordCost(allowance, PANEL_EN)).toBe(english);
  expect(wordCost(allowance, PANEL_FR)).toBe(french);
});
