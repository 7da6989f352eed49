import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SubscriptionState } from "../../../../shared/api/endpoints/subscription.ts";
import { planId } from "../../../../shared/plans.ts";
import { openPage, PERSON, serve } from "../../../testing/open-page.tsx";

if (PERSON.status !== "signed-in") throw new Error("somebody is signed in");
const { provider: _, accessToken: __, isRefreshed: ___, ...account } = PERSON.user;

const STATE: SubscriptionState = {
  account,
  periodEnd: null,
  due: null,
  seats: 1,
  withdrawal: null,
  takenBack: null,
};
const UNDER_WAY: SubscriptionState = {
  ...STATE,
  due: {
    kind: "first",
    isUnderWay: true,
    planId: planId("pro"),
    interval: "month",
    money: { amount: 5900, currency: "eur" },
    payUrl: null,
    needsProof: false,
    planUntil: null,
  },
};

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

test("a debit that is under way is said, and no plan can be chosen meanwhile", async () => {
  serve({ "GET /api/subscription": { body: UNDER_WAY } });
  await openPage("/profile", { session: PERSON });
  await screen.findByText("Your debit is under way");
  await screen.findByText(/^Your bank was asked for €59.00 for Pro/);
  await screen.findByText("waiting for your bank");
  expect((await button("Subscribe: Pro")).disabled).toBe(true);
});

test("a plan says what a review of it costs, and who it is for", async () => {
  serve({ "GET /api/subscription": { body: STATE } });
  await openPage("/profile", { session: PERSON });
  await screen.findByText("For several products or clients at once.");
  expect(document.body.textContent).toContain("150 reviews a month€0.66 a review");
  expect((await button("Subscribe: Studio")).disabled).toBe(false);
});
