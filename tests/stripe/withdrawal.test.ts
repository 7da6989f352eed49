import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSubscription, withdrawSubscription } from "../../shared/api/endpoints/subscription.ts";
import { planId } from "../../shared/plans.ts";
import { sweepBilling } from "../../server/billing/sync/sweep-billing.ts";
import { withdrawalUntil } from "../../server/billing/withdrawal/withdrawal-until.ts";
import { useBilling, type TestBuyer } from "./open-billing.ts";
import { DAY_S } from "../../shared/time-lengths.ts";

const billing = await useBilling();
beforeEach(() => billing.standIn.faults.clear());
afterEach(() => billing.endAll());

const REFRESH = { url: "http://localhost:4321/profile?refresh=true" };

const withdraw = ({ client, userId }: TestBuyer, language?: "en" | "fr") =>
  client.call(withdrawSubscription, { body: { userId, ...(language && { language }) } });
const mailsOf = async ({ email }: TestBuyer) =>
  (await billing.server.mails()).filter(
    ({ to, subject }) => to === email && /withdrawal|rétractation/i.test(subject),
  );

describe("whoever withdraws", () => {
  test("at once has no plan at once, gets everything back, and a mail that confirms it", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await withdraw(buyer)).toEqual(REFRESH);
    expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null, stripeCancelled: true });
    expect(await buyer.allowance()).toMatchObject({ kind: "trial" });
    expect(await buyer.refunded()).toBeGreaterThanOrEqual(899);
    const [mail, ...more] = await mailsOf(buyer);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Your withdrawal from the Regard plan is confirmed");
    expect(JSON.stringify(mail)).toMatch(/€(9\.00|8\.99)/);
  });

  test("is written to in French where that is asked for", async () => {
    const buyer = await billing.subscriber("starter");
    await withdraw(buyer, "fr");
    const [mail] = await mailsOf(buyer);
    expect(mail?.subject).toBe("Votre rétractation de la formule Regard est confirmée");
  });

  test("clicks twice, and it is done once", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await Promise.all([withdraw(buyer), withdraw(buyer)])).toEqual([REFRESH, REFRESH]);
    expect(await mailsOf(buyer)).toHaveLength(1);
    expect(await buyer.refunded()).toBeLessThanOrEqual(900);
  });

  test("leaves a line in the audit log", async () => {
    const buyer = await billing.subscriber("starter");
    await buyer.spend(5);
    await withdraw(buyer);
    const lines = await billing.server.deps.db.rows(sql`
      select action, details from app.audit_log where actor_user_id = ${buyer.userId} and action <> 'plan_requested_at_once'`);
    expect(lines).toEqual([
      { action: "contract_withdrawn", details: { refundCents: 450, currency: "eur", reason: "withdrawal" } },
    ]);
  });
});

test.each([
  ["before the subscription ends", /^DELETE \/v1\/subscriptions/, "before"],
  ["after the subscription ended", /^DELETE \/v1\/subscriptions/, "after"],
  ["before the refund", /^POST \/v1\/refunds/, "before"],
  ["after the refund", /^POST \/v1\/refunds/, "after"],
] as const)(
  "Stripe goes away in the middle, %s: it is promised, and the sweep does the rest, once",
  async (_, match, when) => {
    const buyer = await billing.subscriber("starter");
    await buyer.spend(5);
    billing.standIn.faults.nextCall({ kind: "reset", times: 3, match, when });
    // A lost answer is found again by its key; a call that never arrived is not.
    await withdraw(buyer).catch((error: unknown) => expect(error).toMatchObject({ code: "unavailable" }));
    billing.standIn.faults.clear();
    await sweepBilling(billing.server.deps);
    await sweepBilling(billing.server.deps);
    expect(await withdraw(buyer)).toEqual(REFRESH);
    expect(await buyer.account()).toMatchObject({ planId: null });
    expect(await buyer.refunded()).toBe(450);
    expect(await mailsOf(buyer)).toHaveLength(1);
  },
);

describe("reviews under way", () => {
  const begin = async ({ userId }: TestBuyer, requests: number): Promise<readonly string[]> => {
    const begun: string[] = [];
    for (let count = 0; count < requests; count += 1) {
      const row = await billing.server.deps.db.row<{ id: string; status: string }>(sql`
        select reservation_id as id, status from app.reserve_request(
          ${userId}, null, null, ${`begun-${count}-${userId}`}, 'h')`);
      if (row?.status === "reserved") begun.push(row.id);
    }
    return begun;
  };

  test("count as had: all of a plan's reviews are not given back before they end", async () => {
    const buyer = await billing.subscriber("starter");
    expect(await begin(buyer, 10)).toHaveLength(10);
    await withdraw(buyer);
    expect(await buyer.refunded()).toBe(0);
  });

  test("that begin after somebody saw what they get back are shown first", async () => {
    const buyer = await billing.subscriber("starter");
    const { withdrawal } = await buyer.client.call(readSubscription, {});
    if (!withdrawal) throw new Error("There is no right to withdraw");
    await begin(buyer, 1);
    const shown = { ...withdrawal.refund, at: withdrawal.at };
    const agreed = buyer.client.call(withdrawSubscription, { body: { userId: buyer.userId, shown } });
    await expect(agreed).rejects.toMatchObject({ code: "price_changed" });
    expect(await buyer.account()).toMatchObject({ planId: planId("starter") });
  });

  test("that begin between the count and the promise are not given away", async () => {
    const { userId } = await billing.subscriber("starter");
    const end = (used: number) =>
      billing.server.deps.db.row<{ done: boolean }>(
        sql`select app.end_withdrawn_plan(${userId}, ${used}, clock_timestamp()) as done`,
      );
    expect(await end(1)).toEqual({ done: false });
    expect(await end(0)).toEqual({ done: true });
  });

  test("cannot begin any more once it is promised, also while Stripe still has the contract", async () => {
    const buyer = await billing.subscriber("starter");
    billing.standIn.faults.nextCall({ kind: "reset", times: 3, match: /^DELETE/, when: "before" });
    await expect(withdraw(buyer)).rejects.toMatchObject({ code: "unavailable" });
    billing.standIn.faults.clear();
    expect(await begin(buyer, 1)).toEqual([]);
    await buyer.client.call(readSubscription, {});
    expect(await begin(buyer, 1)).toEqual([]);
    expect(await buyer.account()).toMatchObject({ planId: null });
    await sweepBilling(billing.server.deps);
    expect((await buyer.subscription()).status).toBe("canceled");
  });
});

/** The last, as they move the time. */
describe("the 14 days", () => {
  test("on the 14th what was not used by time is given back", async () => {
    const buyer = await billing.subscriber("studio");
    const { created, items } = await buyer.subscription();
    const { current_period_end: end = 0 } = items.data[0] ?? {};
    await billing.standIn.clock.advanceTo(created + 14 * DAY_S - 60);
    await withdraw(buyer);
    const share = (end - created - 14 * DAY_S) / (end - created);
    expect(Math.abs((await buyer.refunded()) - 9900 * share)).toBeLessThan(3);
  });

  test("after the last working day it is too late, and nothing happens", async () => {
    const buyer = await billing.subscriber("studio");
    const { created } = await buyer.subscription();
    await billing.standIn.clock.advanceTo(withdrawalUntil(created, "FR") + 1);
    await expect(withdraw(buyer)).rejects.toMatchObject({ code: "withdrawal_over", status: 409 });
    expect(await buyer.account()).toMatchObject({ planId: planId("studio"), stripeCancelAt: 0 });
    expect(await buyer.refunded()).toBe(0);
    expect(await mailsOf(buyer)).toEqual([]);
  });
});
