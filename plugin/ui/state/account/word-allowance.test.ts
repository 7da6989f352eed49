import { expect, test } from "vitest";
import type { Allowance } from "../../../../shared/api/endpoints/allowance.ts";
import { PANEL_EN } from "../../../../shared/i18n/panel.en.ts";
import { PANEL_FR } from "../../../../shared/i18n/panel.fr.ts";
import { hasReviewsLeft, wordAllowance } from "./word-allowance.ts";

const trial: Allowance = {
  kind: "trial",
  planId: null,
  limit: 3,
  used: 2,
  left: 1,
  renewsOn: null,
  credits: 0,
};
const plan: Allowance = {
  ...trial,
  kind: "plan",
  planId: "regard_plan_essential",
  limit: 20,
  left: 12,
  renewsOn: "2026-12-03T12:00:00Z",
  credits: 4,
};

test("a trial says how many second opinions are free", () => {
  expect(wordAllowance(trial, "en", PANEL_EN)).toBe("1 of 3 free second opinions left");
  expect(wordAllowance(trial, "fr", PANEL_FR)).toBe("1 second avis gratuit restant sur 3");
});

test("a plan says what is left of the month, when it renews, and the credits", () => {
  expect(wordAllowance(plan, "en", PANEL_EN)).toBe(
    "12 of 20 second opinions left this month · renews on 3 December · 4 credits",
  );
  expect(wordAllowance(plan, "fr", PANEL_FR)).toBe(
    "12 seconds avis restants sur 20 ce mois-ci · renouvelés le 3 décembre · 4 crédits",
  );
});

test("credits go on after the rest is used up", () => {
  expect(hasReviewsLeft({ ...trial, left: 0 })).toBe(false);
  expect(hasReviewsLeft({ ...trial, left: 0, credits: 1 })).toBe(true);
});

test("of a team it says whose reviews they are", () => {
  const team = { name: "Atelier", pays: true };
  expect(wordAllowance({ ...plan, credits: 0, team }, "en", PANEL_EN)).toBe(
    "12 of 20 second opinions left this month · renews on 3 December · paid by “Atelier”",
  );
  expect(wordAllowance({ ...trial, team: { ...team, pays: false } }, "en", PANEL_EN)).toBe(
    "1 of 3 free second opinions left · your own: “Atelier” has none left",
  );
});
