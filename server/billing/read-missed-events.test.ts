import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { openBilling, type OpenBilling } from "../../tests/stripe/open-billing.ts";
import { MOST_EVENTS } from "./payments.ts";
import { sweepBilling } from "./sweep-billing.ts";

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
beforeEach(() => billing.standIn.faults.clear());
afterAll(() => billing.stop());

/** Somebody whose plan has ended at Stripe, and nobody was told. */
async function endedUnheard() {
  const buyer = await billing.signUp();
  await buyer.subscribe("pro");
  billing.standIn.faults.deliveries.isDropped = true;
  await billing.stripe.subscriptions.cancel((await buyer.subscription()).id);
  expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  return buyer;
}

test("what was never delivered is read when the first look ever comes late", async () => {
  const buyer = await endedUnheard();
  await billing.standIn.clock.advance({ days: 4 });
  await billing.server.deps.db.rows(sql`delete from app.stripe_event_cursor`);
  await sweepBilling(billing.server.deps);
  expect(await buyer.account()).toMatchObject({ planId: null });
});

test("what was never delivered is read when the list of events is too long to be read whole", async () => {
  const buyer = await endedUnheard();
  const { deps } = billing.server;
  const event = { id: "evt_other", type: "price.created", isLive: false, createdAt: deps.payments.now() };
  const events = Array.from({ length: MOST_EVENTS }, () => ({ ...event, customerId: null, chargeId: null }));
  await sweepBilling({ ...deps, payments: { ...deps.payments, eventsSince: async () => events } });
  expect(await buyer.account()).toMatchObject({ planId: null });
});
