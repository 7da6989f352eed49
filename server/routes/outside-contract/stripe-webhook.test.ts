import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { beforeEach, describe, expect, test } from "vitest";
import { planId } from "../../../shared/plans.ts";
import { useBilling, type TestBuyer } from "../../../tests/stripe/open-billing.ts";
import { sweepBilling } from "../../billing/sync/sweep-billing.ts";
import { EMBEDDED_STRIPE } from "../../../stand-ins/stripe/open-stripe.ts";

const billing = await useBilling();
beforeEach(() => billing.standIn.faults.clear());

const nowS = (): number => Math.floor(Date.now() / 1000);

interface Delivered {
  readonly at?: number;
  readonly secret?: string;
  readonly signature?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const signed = (body: string, { at = nowS(), secret = EMBEDDED_STRIPE.webhookSecret }: Delivered): string =>
  `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;

async function deliver(event: object | string, how: Delivered = {}) {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const response = await billing.server.app.request("http://localhost:4321/api/stripe/webhook", {
    method: "POST",
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": how.signature ?? signed(body, how),
      ...how.headers,
    },
    body,
  });
  return { status: response.status, ...((await response.json()) as { readonly error?: string }) };
}

let count = 0;
const eventOf = (customer: string, more: object = {}) => ({
  id: `evt_test_${(count += 1)}`,
  object: "event",
  type: "customer.subscription.updated",
  livemode: false,
  created: nowS(),
  data: { object: { object: "subscription", customer } },
  ...more,
});

const noted = async (id: string): Promise<number> =>
  (await billing.server.deps.db.rows(sql`select from app.stripe_events where id = ${id}`)).length;
const subscriber = (): Promise<TestBuyer> => billing.subscriber("pro");
const endAtStripe = async (buyer: TestBuyer): Promise<void> => {
  await billing.stripe.subscriptions.cancel((await buyer.subscription()).id);
  await billing.standIn.deliveries.idle();
};

describe("a delivery that is refused", () => {
  const cases: readonly [string, () => Promise<unknown>, number, string][] = [
    [
      "signed with another secret",
      () => deliver(eventOf("cus_1"), { secret: "whsec_other" }),
      400,
      "invalid_signature",
    ],
    ["not signed", () => deliver(eventOf("cus_1"), { signature: "" }), 400, "invalid_signature"],
    [
      "signed with nonsense",
      () => deliver(eventOf("cus_1"), { signature: "t=1,v1=zz" }),
      400,
      "invalid_signature",
    ],
    ["of an hour ago", () => deliver(eventOf("cus_1"), { at: nowS() - 3600 }), 400, "invalid_signature"],
    ["of the future", () => deliver(eventOf("cus_1"), { at: nowS() + 310 }), 400, "invalid_signature"],
    ["of the other mode", () => deliver(eventOf("cus_1", { livemode: true })), 400, "wrong_mode"],
    ["too large", () => deliver(eventOf("cus_1", { data: "x".repeat(1024 * 1024) })), 413, "body_too_large"],
    ["not JSON", () => deliver("nonsense"), 400, "invalid_signature"],
    [
      "of another type",
      () => deliver(eventOf("cus_1"), { headers: { "Content-Type": "text/plain" } }),
      415,
      "unsupported_media_type",
    ],
  ];
  test.each(cases)("%s", async (_, send, status, error) => {
    expect(await send()).toMatchObject({ status, error });
    expect(await noted(`evt_test_${count}`)).toBe(0);
  });

  test("with two times in its signature: the one that is checked must be the one that is signed", async () => {
    const event = JSON.stringify(eventOf("cus_1"));
    const old = signed(event, { at: nowS() - 3600 });
    expect(await deliver(event, { signature: `t=${nowS()},${old}` })).toMatchObject({ status: 400 });
  });
});

describe("a delivery that is good", () => {
  test("is noted once, and the same again is fine", async () => {
    const buyer = await subscriber();
    const event = eventOf(await buyer.customerId());
    for (let time = 0; time < 3; time += 1) expect(await deliver(event)).toMatchObject({ status: 200 });
    expect(await noted(event.id)).toBe(1);
  });

  test("of nobody, or of somebody who is not known, changes nothing", async () => {
    expect(await deliver(eventOf("", { data: { object: { object: "price" } } }))).toMatchObject({
      status: 200,
    });
    expect(await deliver(eventOf("cus_unknown"))).toMatchObject({ status: 200 });
  });

  test("that is stale grants nothing: what it says is not believed", async () => {
    const buyer = await subscriber();
    const stale = await buyer.subscription();
    await endAtStripe(buyer);
    expect(await buyer.account()).toMatchObject({ planId: null });
    // A server that takes the payload for the truth would give the plan back here.
    expect(stale).toMatchObject({
      status: "active",
      items: { data: [{ price: { lookup_key: planId("pro") } }] },
    });
    const event = eventOf(await buyer.customerId(), { data: { object: stale } });
    expect(await deliver(event)).toMatchObject({ status: 200 });
    expect(await buyer.account()).toMatchObject({ planId: null, stripeSubId: null });
  });

  test.each(["when it comes again", "by the sweep, if it never does"])(
    "whose customer cannot be read is answered 500, and read %s",
    async (how) => {
      const buyer = await subscriber();
      billing.standIn.faults.deliveries.isDropped = true;
      await endAtStripe(buyer);
      billing.standIn.faults.nextCall({ kind: "500", times: 3 });
      const event = eventOf(await buyer.customerId());
      expect(await deliver(event)).toMatchObject({ status: 500, error: "internal" });
      expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
      if (how === "when it comes again") expect(await deliver(event)).toMatchObject({ status: 200 });
      else await sweepBilling(billing.server.deps);
      expect(await buyer.account()).toMatchObject({ planId: null });
    },
  );

  test("that comes while its customer is read for another one is not lost", async () => {
    const buyer = await subscriber();
    const { db } = billing.server.deps;
    const customerId = await buyer.customerId();
    const drawn = await db.row<{ ticket: number }>(sql`select nextval('app.stripe_tickets') as ticket`);
    await db.row(sql`select app.note_stripe_event(${`evt_between_${count}`}, 'x', ${customerId})`);
    await db.row(sql`select app.apply_stripe_snapshot(${customerId}, ${drawn?.ticket}, '{}')`);
    expect(await buyer.account()).toMatchObject({ planId: null });
    await sweepBilling(billing.server.deps);
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
  });
});

describe("deliveries end in what Stripe has, when they are", () => {
  test.each(["isDuplicated", "isShuffled", "isEarly"] as const)("%s", async (fault) => {
    billing.standIn.faults.deliveries[fault] = true;
    const buyer = await subscriber();
    expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
    await endAtStripe(buyer);
    expect(await buyer.account()).toMatchObject({ planId: null });
  });

  test.each(["isDropped", "hasWrongSignature", "hasOldTimestamp"] as const)(
    "%s: the sweep finds them in Stripe's list",
    async (fault) => {
      const buyer = await subscriber();
      billing.standIn.faults.deliveries[fault] = true;
      await endAtStripe(buyer);
      expect(await buyer.account()).toMatchObject({ planId: planId("pro") });
      await sweepBilling(billing.server.deps);
      expect(await buyer.account()).toMatchObject({ planId: null });
    },
  );

  test("delayed, and overtaken by others", async () => {
    billing.standIn.faults.deliveries.isDelayed = true;
    const buyer = await subscriber();
    delete billing.standIn.faults.deliveries.isDelayed;
    await endAtStripe(buyer);
    await billing.standIn.deliveries.release();
    expect(await buyer.account()).toMatchObject({ planId: null });
  });
});
