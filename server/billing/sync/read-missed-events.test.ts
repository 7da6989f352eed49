import sql from "sql-template-tag";
import { afterAll, beforeEach, expect, test } from "vitest";
import { planId } from "../../../shared/plans.ts";
import { useBilling } from "../../../tests/stripe/open-billing.ts";
import { ApiError } from "../../../shared/api/errors.ts";
import type { PaymentEvent, Payments } from "../payments.ts";
import { openSql } from "../../../tests/database/support/open-sql.ts";
import { someoneWaits } from "../../../tests/database/support/someone-waits.ts";
import { readMissedEvents } from "./read-missed-events.ts";
import { sweepBilling } from "./sweep-billing.ts";

const billing = await useBilling();
/** A connection that may see which locks others wait for. */
const admin = openSql(billing.server.databaseUrl, { max: 1 });
afterAll(() => admin.end());
beforeEach(() => billing.standIn.faults.clear());

/** Somebody whose plan has ended at Stripe, and nobody was told. */
async function endedUnheard() {
  const buyer = await billing.subscriber("pro");
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

/** Ten thousand events of a hundred customers, listed by pages as Stripe does, some of which do not come. */
function longList(now: number, failsAt: readonly number[]) {
  const events: readonly PaymentEvent[] = Array.from({ length: 10_000 }, (_, index) => ({
    id: `evt_${index}`,
    type: "customer.subscription.updated",
    isLive: false,
    createdAt: now - index,
    customerId: `cus_missed_${index % 100}`,
    chargeId: null,
  }));
  const read: number[] = [];
  const eventsPage: Payments["eventsPage"] = async ({ after }) => {
    const start = after === null ? 0 : events.findIndex(({ id }) => id === after) + 1;
    read.push(start);
    if (failsAt.includes(read.length)) throw new ApiError("unavailable");
    return { events: events.slice(start, start + 100), isLast: start + 100 >= events.length };
  };
  return { eventsPage, read };
}

test("10,000 missed events are read page by page, and a page that does not come is the next one", async () => {
  const { db, payments } = billing.server.deps;
  await db.rows(sql`delete from app.stripe_event_cursor`);
  await db.rows(sql`insert into app.stripe_event_cursor (read_until) values (${payments.now() - 20_000})`);
  const { eventsPage, read } = longList(payments.now(), [3, 50]);
  const deps = { db, payments: { ...payments, eventsPage } };
  const sweep = () =>
    readMissedEvents(deps).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
  const cursor = () =>
    db.row<{ walk: string | null }>(sql`select walk_after as walk from app.stripe_event_cursor`);
  let sweeps = 0;
  do {
    await sweep();
    sweeps += 1;
  } while ((await cursor())?.walk !== null);
  expect(sweeps).toBeLessThan(10);
  expect(read.length).toBe(102);
  expect(new Set(read).size).toBe(100);
  const [row] = await db.rows<{ events: number; customers: number }>(sql`
    select count(*)::int as events, count(distinct customer_id)::int as customers
    from app.stripe_events where customer_id like 'cus\\_missed%'`);
  expect(row).toEqual({ events: 10_000, customers: 100 });
});

test("an event that is delivered while missed ones of the same customer are noted is noted by both, and neither waits for the other", async () => {
  const { db, payments } = billing.server.deps;
  const customerId = "cus_of_both";
  const events = ["evt_missed", "evt_of_both"].map((id) => ({
    id,
    type: "customer.subscription.updated",
    isLive: false,
    createdAt: payments.now(),
    customerId,
    chargeId: null,
  }));
  const deps = { db, payments: { ...payments, eventsPage: async () => ({ events, isLast: true }) } };
  let missed: Promise<unknown> = Promise.resolve();
  await db.transaction(async (delivery) => {
    await delivery.rows(sql`
      insert into app.stripe_events (id, type, customer_id) values ('evt_of_both', 'any', ${customerId})`);
    missed = readMissedEvents(deps);
    await someoneWaits(admin);
    await delivery.rows(sql`select app.want_stripe_sync(${customerId})`);
  });
  await missed;
});
