import { expect, test } from "vitest";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../../../shared/i18n/panel.fr.ts";
import { ALLOWANCE } from "../../../../tests/panel/fake-api.ts";
import { wordPrice } from "./conditions.ts";

test.each([
  [null, "3 free left, then €9 for 10 a month", "3 gratuits restants, puis 9\u00a0€ par mois pour 10"],
  [
    { ...ALLOWANCE, left: 1 },
    "1 free left, then €9 for 10 a month",
    "1 gratuit restant, puis 9\u00a0€ par mois pour 10",
  ],
  [
    { ...ALLOWANCE, left: 0, credits: 4 },
    "0 of 3 free second opinions left · 4 credits",
    "0 second avis gratuit restant sur 3 · 4 crédits",
  ],
])("what a second opinion costs is said of what is left: %o", (allowance, english, french) => {
  expect(wordPrice(allowance, "en", PANEL_EN)).toBe(english);
  expect(wordPrice(allowance, "fr", PANEL_FR)).toBe(french);
});
