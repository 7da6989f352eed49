import sql from "sql-template-tag";
import { expect, test } from "vitest";
import { planId } from "../../shared/plans.ts";
import { useBilling } from "./open-billing.ts";
import { itemOf } from "./people.ts";

const billing = await useBilling();

const HOURS = 3600;
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The next 31 January, in the morning. */
function next31January(afterS: number): number {
  const year = new Date(afterS * 1000).getUTCFullYear();
  const january = (of: number) => Date.UTC(of, 0, 31, 9) / 1000;
  return january(year) > afterS ? january(year) : january(year + 1);
}

test("over 14 months from 31 January each month is Stripe's, with its requests, and none is lost or given twice", async () => {
  const { standIn, server } = billing;
  const { db } = server.deps;
  await standIn.clock.advanceTo(next31January(standIn.clock.now()));
  const buyer = await billing.subscriber("starter");

  const read = async (now: number) =>
    db.row<{ granted: number; used: number; renews_on: string; plan_id: string }>(
      sql`select granted, used, renews_on, plan_id from app.read_allowance(${buyer.userId}, null, null, to_timestamp(${now}))`,
    );
  const spend = async (now: number, key: string) => {
    const row = await db.row<{ status: string; id: string }>(sql`
      select status, reservation_id as id from app.reserve_request(
        ${buyer.userId}, null, null, ${key}, 'h', '10 minutes', to_timestamp(${now}))`);
    if (row?.status === "reserved")
      await db.row(sql`select app.commit_request(${row.id}, null, to_timestamp(${now}))`);
    return row?.status;
  };

  const days: number[] = [];
  for (let month = 0; month < 14; month += 1) {
    const { current_period_start: start, current_period_end: end } = itemOf(await buyer.subscription());
    days.push(new Date(start * 1000).getUTCDate());
    const now = Math.max(start + 1, standIn.clock.now());
    expect(await read(now)).toEqual({
      granted: 10,
      used: 0,
      plan_id: planId("starter"),
      renews_on: iso(end),
    });
    for (let count = 0; count < 10; count += 1)
      expect(await spend(now, `month-${month}-${count}`)).toBe("reserved");
    expect(await spend(end - 1, `month-${month}-more`)).toBe("none_left");
    await standIn.clock.advanceTo(end + 2 * HOURS);
    expect(await buyer.account()).toMatchObject({ planId: planId("starter"), stripeCancelAt: 0 });
  }
  expect(days.slice(0, 4)).toEqual([31, expect.toSatisfy((day: number) => day === 28 || day === 29), 31, 30]);
  const { data } = await billing.stripe.invoices.list({ customer: await buyer.customerId(), limit: 100 });
  expect(data.map(({ status, total }) => [status, total])).toEqual(
    Array.from({ length: 15 }, () => ["paid", 900]),
  );
});

test("a press on the clock page moves the plan and its reviews together", async () => {
  const { server } = billing;
  const buyer = await billing.subscriber("essential");
  const reserve = () =>
    server.deps.db.row(sql`
      select app.commit_request(reservation_id, null, app.clock())
      from app.reserve_request(
        ${buyer.userId}, null, null, ${crypto.randomUUID()}, 'h', '10 minutes', p_now => app.clock())`);
  await reserve();
  const before = await buyer.allowance();
  expect(before).toMatchObject({ limit: 20, left: 19 });
  for (const by of ["month", "day"])
    await server.app.request("http://localhost:4321/stripe/clock", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost:4321" },
      body: `by=${by}`,
    });
  await billing.standIn.deliveries.idle();
  const after = await buyer.allowance();
  expect(after).toMatchObject({ limit: 20, left: 20 });
  expect(Date.parse(after.renewsOn ?? "")).toBeGreaterThan(Date.parse(before.renewsOn ?? ""));
});
