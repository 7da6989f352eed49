import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { openPool, type DbPool } from "../../server/vendors/postgres.ts";
import { Client } from "pg";
import { freshDatabase } from "./support/fresh-database.ts";

let db: DbPool;
let admin: Client;
let url: string;
beforeAll(async () => {
  url = await freshDatabase();
  db = openPool({ url, log: () => {} });
  admin = new Client(url);
  await admin.connect();
});
afterAll(async () => {
  await db.stop();
  await admin.end();
});

let count = 0;

/** An account with a customer at Stripe. */
async function customer(): Promise<{ readonly userId: string; readonly customerId: string }> {
  const customerId = `cus_${(count += 1)}`;
  const { rows } = await admin.query<{ id: string }>(
    "insert into auth.users (email) values ($1) returning id",
    [`${customerId}@example.test`],
  );
  const userId = rows[0]?.id ?? "";
  await db.row(sql`update public.accounts set stripe_customer_id = ${customerId} where user_id = ${userId}`);
  return { userId, customerId };
}

const ANCHOR = "2026-11-01T00:00:00Z";
const PAID_UNTIL = "2026-12-08T00:00:00Z";
const active = (name: "starter" | "pro", more: object = {}) => ({
  planId: planId(name),
  anchor: ANCHOR,
  paidUntil: PAID_UNTIL,
  ...more,
});
const NOTHING = { planId: null, anchor: null, paidUntil: null, subId: null };

const ticket = async (): Promise<number> =>
  (await db.row<{ ticket: number }>(sql`select nextval('app.stripe_tickets') as ticket`))?.ticket ?? 0;

async function apply(customerId: string, number: number, state: object): Promise<boolean | undefined> {
  const said = JSON.stringify({ subId: `sub_of_${customerId}`, ...state });
  const row = await db.row<{ applied: boolean }>(
    sql`select app.apply_stripe_snapshot(${customerId}, ${number}, ${said}::jsonb) as applied`,
  );
  return row?.applied;
}

const account = (userId: string) =>
  db.row(sql`
    select plan_id, stripe_sub_id, stripe_cancel_at, next_plan_id, next_start_at
    from public.accounts where user_id = ${userId}`);

describe("a snapshot of a subscription", () => {
  test("is written to the account, with what is planned", async () => {
    const { userId, customerId } = await customer();
    const planned = { cancelAt: 1_800_000_000, nextPlanId: planId("starter"), nextStartAt: 1_799_000_000 };
    expect(await apply(customerId, await ticket(), active("pro", planned))).toBe(true);
    expect(await account(userId)).toEqual({
      plan_id: planId("pro"),
      stripe_sub_id: `sub_of_${customerId}`,
      stripe_cancel_at: 1_800_000_000,
      next_plan_id: planId("starter"),
      next_start_at: 1_799_000_000,
    });
  });

  test("takes the plan away when there is none any more", async () => {
    const { userId, customerId } = await customer();
    await apply(customerId, await ticket(), active("pro"));
    await apply(customerId, await ticket(), NOTHING);
    expect(await account(userId)).toMatchObject({ plan_id: null, stripe_sub_id: null, stripe_cancel_at: 0 });
  });

  test("that was asked for earlier never replaces one that was asked for later", async () => {
    const { userId, customerId } = await customer();
    const [early, late] = [await ticket(), await ticket()];
    expect(await apply(customerId, late, NOTHING)).toBe(true);
    expect(await apply(customerId, early, active("pro"))).toBe(false);
    expect(await account(userId)).toMatchObject({ plan_id: null });
  });

  test("of many that cross, the latest stands", async () => {
    const { userId, customerId } = await customer();
    const tickets = await Promise.all(Array.from({ length: 20 }, ticket));
    const latest = Math.max(...tickets);
    await Promise.all(
      tickets.map((number) =>
        apply(customerId, number, number === latest ? active("starter") : active("pro")),
      ),
    );
    expect(await account(userId)).toMatchObject({ plan_id: planId("starter") });
  });

  test("of a customer without an account grants nothing to anybody", async () => {
    expect(await apply("cus_unknown", await ticket(), active("pro"))).toBe(true);
    const [row] = await db.rows(sql`select from app.audit_log where details ->> 'to' = 'cus_unknown'`);
    expect(row).toBeUndefined();
  });

  test("leaves a line in the audit log when the plan changes, and none when it does not", async () => {
    const { userId, customerId } = await customer();
    for (const state of [active("starter"), active("starter"), active("pro"), NOTHING])
      await apply(customerId, await ticket(), state);
    const lines = await db.rows<{ change: string }>(sql`
      select concat(details ->> 'from', ' → ', details ->> 'to') as change from app.audit_log
      where subject = ${userId} order by id`);
    expect(lines.map(({ change }) => change)).toEqual([
      ` → ${planId("starter")}`,
      `${planId("starter")} → ${planId("pro")}`,
      `${planId("pro")} → `,
    ]);
  });
});

test("an event is noted once, and its customer is wanted until it is read", async () => {
  const { customerId } = await customer();
  const note = (id: string) =>
    db.row(
      sql`select app.note_stripe_event(${id}, 'customer.subscription.updated', ${customerId}) as is_new`,
    );
  const wanted = () =>
    db.rows(sql`select from app.stripe_syncs where customer_id = ${customerId} and wanted_at is not null`);
  expect(await note("evt_1")).toEqual({ is_new: true });
  expect(await note("evt_1")).toEqual({ is_new: false });
  expect(await wanted()).toHaveLength(1);
  await apply(customerId, await ticket(), active("pro"));
  expect(await wanted()).toHaveLength(0);
  expect(await note("evt_1")).toEqual({ is_new: false });
  expect(await wanted()).toHaveLength(0);
});

/** Resolves when so many connections wait for locks of others. */
async function waitersAre(many: number, watcher: Client): Promise<void> {
  const { rows } = await watcher.query(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  if (rows.length < many) await waitersAre(many, watcher);
}

test("a bought plan and a review asked for at the same moment end both", async () => {
  const { userId, customerId } = await customer();
  await apply(customerId, await ticket(), { ...NOTHING });
  const number = await ticket();
  const holder = new Client(url);
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from app.usage_accounts where user_id = $1 for update", [userId]);
  const bought = apply(customerId, number, { ...active("pro"), subId: `sub_bought_by_${customerId}` });
  await waitersAre(1, admin);
  const asked = db.row<{ status: string }>(
    sql`select status from app.reserve_request(${userId}, null, null, ${crypto.randomUUID()}, 'h', '10 minutes')`,
  );
  await waitersAre(2, admin);
  await holder.query("commit");
  await holder.end();
  expect(await Promise.all([bought, asked])).toEqual([true, { status: "reserved" }]);
});
