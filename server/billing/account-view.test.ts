import { afterAll, beforeAll, expect, test } from "vitest";
import { openBilling, type OpenBilling } from "../../tests/stripe/open-billing.ts";
import { accountView, creditReviews, endPlan, findAccount } from "./account-view.ts";

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.stop());

test("an operator sees an account, gives reviews, ends its plan, and each act is written down", async () => {
  const { deps } = billing.server;
  const buyer = await billing.signUp();
  await buyer.subscribe("starter");
  const account = await findAccount(deps, buyer.email);
  if (!account) throw new Error("The account was not found");
  await creditReviews(deps, account, 5);
  await endPlan(deps, account);
  await billing.standIn.deliveries.idle();
  expect(await buyer.account()).toMatchObject({ planId: null });
  const view = (await accountView(deps, account)).join("\n");
  for (const part of [
    buyer.userId,
    "5 credits",
    " canceled",
    " 9 eur paid, 0 paid back",
    "operator_credited",
    "operator_ended_plan",
  ])
    expect(view).toContain(part);
  expect(await findAccount(deps, "nobody@example.test")).toBeNull();
});
