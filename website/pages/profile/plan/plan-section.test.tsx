import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SubscriptionState } from "../../../../shared/api/endpoints/subscription.ts";
import { planId } from "../../../../shared/plans.ts";
import { openPage, PERSON, serve, UNSUBSCRIBED } from "../../../../tests/site/open-page.tsx";

const { account } = UNSUBSCRIBED;
/** A renewal of Pro that is not paid yet. */
const DUE: NonNullable<SubscriptionState["due"]> = {
  kind: "renewal",
  isUnderWay: false,
  planId: planId("pro"),
  interval: "month",
  money: { amount: 5900, currency: "eur" },
  payUrl: "https://example.test/pay",
  needsProof: false,
  planUntil: null,
};
const PRO = { planId: planId("pro"), planInterval: "month" } as const;
const offerOf = (amount: number): NonNullable<SubscriptionState["withdrawal"]> => ({
  reason: "withdrawal",
  until: "2027-02-01T00:00:00.000Z",
  refund: { amount, currency: "eur" },
  at: 1_800_000_000,
});

/** The profile of somebody whose account and subscription stand so. */
async function openProfile(
  user: Partial<typeof account> = {},
  state: Partial<SubscriptionState> = {},
  { answers = {}, address = "/profile" }: { answers?: Parameters<typeof serve>[0]; address?: string } = {},
) {
  const body = { ...UNSUBSCRIBED, account: { ...account, ...user }, ...state };
  serve({ "GET /api/subscription": { body }, ...answers });
  return openPage(address, { session: { status: "signed-in", user: { ...PERSON.user, ...user } } });
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

test("a debit that is under way is said, and no plan can be chosen meanwhile", async () => {
  await openProfile({}, { due: { ...DUE, kind: "first", isUnderWay: true, payUrl: null } });
  await screen.findByText("Your direct debit is under way");
  await screen.findByText(/^We have asked your bank for €59.00 for Pro/);
  await screen.findByText("waiting for your bank");
  expect((await button("Subscribe: Pro")).disabled).toBe(true);
});

test.each([
  [1, "Il reste 1 second avis gratuit sur 3"],
  [2, "Il reste 2 seconds avis gratuits sur 3"],
])("what is left of the trial is counted as French counts (%i)", async (left, said) => {
  serve({
    "GET /api/subscription": { body: UNSUBSCRIBED },
    "GET /api/allowance": {
      body: { kind: "trial", planId: null, left, limit: 3, used: 3 - left, renewsOn: null, credits: 0 },
    },
  });
  await openPage("/profile", { session: PERSON, language: "fr" });
  await screen.findByText(said);
});

test.each([
  [null, "Your plan is paused until it is paid."],
  ["2027-02-08T12:00:00.000Z", "8 February 2027"],
])("a renewal that was declined says so, and until when the plan stays (%s)", async (planUntil, said) => {
  const due = { ...DUE, planId: planId("starter"), money: { amount: 900, currency: "eur" }, planUntil };
  await openProfile({ planId: planUntil ? planId("starter") : null }, { due });
  const alert = await screen.findByRole("alert", { name: "Your payment was declined" });
  expect(alert.textContent).toContain("€9.00 for Starter could not be charged.");
  expect(alert.textContent).toContain(said);
  await button("Pay now");
});

test("a renewal that waits for its confirmation says so, and when the plan ends without it", async () => {
  const due = { ...DUE, needsProof: true, planUntil: "2027-02-08T12:00:00.000Z" };
  await openProfile({ planId: planId("pro") }, { due });
  await screen.findByText(/€59.00 for Pro is waiting for your confirmation./);
  await screen.findByText(/Without it, your plan ends on 8 February 2027./);
});

test("a plan says how many reviews it brings, and who it is for", async () => {
  await openProfile();
  await screen.findByText("For several products or clients at once.");
  expect(document.body.textContent).toContain("150 second opinions a month");
  expect((await button("Subscribe: Studio")).disabled).toBe(false);
});

test("a year says what it costs a month and what it saves, and its question what is charged now", async () => {
  const preview = {
    dueNow: { amount: 53_100, currency: "eur" },
    at: 1_800_000_000,
    beginsAtOnce: true,
    paysByDebit: false,
    seats: 1,
    renewsOn: "2027-02-01T00:00:00.000Z",
  };
  const as = await openProfile(PRO, {}, { answers: { "POST /api/subscription/preview": { body: preview } } });
  await screen.findByText("You are on Pro, paid monthly.");
  await as.click(await screen.findByRole("radio", { name: "Yearly" }));
  expect(document.body.textContent).toContain("€590 / year€49.17 a month, €118 saved");
  await as.click(await button("Pay yearly: Pro"));
  await screen.findByText("€531.00 is charged now: a year of Pro, less what is left of this month.");
  await screen.findByRole("button", { name: "Pay €531.00 and change" });
});

test("an address that asks for a year shows years, and asks to subscribe to one", async () => {
  await openProfile({}, {}, { address: "/profile?plan=pro&interval=year" });
  await screen.findByText(/^€590 a year, VAT included, for 85 second opinions each month/);
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: "Yearly", hidden: true })).checked).toBe(
    true,
  );
});

test("a year that renewed without a reminder may be ended, and says what is paid back", async () => {
  const withdrawal = { ...offerOf(40_000), reason: "unannounced" } as const;
  const as = await openProfile({ ...PRO, planInterval: "year" }, { withdrawal });
  await screen.findByText(/^Your plan renewed by a year, and we did not remind you in time/);
  await as.click(await button("End the plan now"));
  await screen.findByText("€400.00");
});

test("whoever comes back from the checkout reads what was charged, and what is active", async () => {
  const lastPaid = { amount: 2950, currency: "eur" };
  await openProfile(PRO, { lastPaid }, { address: "/profile?checkout=success" });
  await screen.findByText(
    "New subscription plan applied successfully: €29.50 was charged, and Pro is active.",
  );
});

/** The server does what a button of the plan asks for, and sends the browser back. */
const gone = (path: string) => ({
  answers: {
    [`POST /api/subscription/${path}`]: { body: { url: "http://localhost:3000/profile?refresh=true" } },
  },
});

test.each([
  [1200, "You have withdrawn from the contract. €12.00 is paid back. The confirmation is in your mail."],
  [0, "You have withdrawn from the contract. The confirmation is in your mail."],
])("whoever withdraws reads that %i cents are paid back", async (amount, said) => {
  const as = await openProfile(PRO, { withdrawal: offerOf(amount) }, gone("withdraw"));
  await as.click(await button("Withdraw from contract"));
  await as.click(await button("Confirm withdrawal"));
  await screen.findByText(said);
});

test.each([
  ["Cancel Plan: Pro", "Cancel Plan", "cancel", 0, "Pro ends on 1 February 2027. Nothing more is charged."],
  ["Renew: Pro", "Renew", "renew", 1_801_440_000, "Pro goes on. It renews on 1 February 2027."],
])("whoever presses %s reads what came of it", async (open, confirm, path, stripeCancelAt, said) => {
  const state = { periodEnd: "2027-02-01T12:00:00.000Z" };
  const as = await openProfile({ ...PRO, stripeCancelAt }, state, gone(path));
  await as.click(await button(open));
  await as.click(within(await screen.findByRole("dialog")).getByRole("button", { name: confirm }));
  await screen.findByText(said);
});
