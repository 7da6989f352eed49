import sql from "sql-template-tag";
import type { Deps } from "../deps.ts";
import { clearUp } from "./clear-up.ts";
import type { Subscription } from "./payments.ts";
import { planOf, type BillingState } from "./plan-of.ts";

export type SyncDeps = Pick<Deps, "db" | "payments" | "log">;

const instantOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

const written = (state: BillingState): string =>
  JSON.stringify({
    ...state,
    anchor: instantOf(state.anchor),
    paidUntil: instantOf(state.paidUntil),
    paidThrough: instantOf(state.paidThrough),
  });

/**
 * Reads a customer's subscriptions, writes what they come to, and does there what follows from it. Any number of these may run at once: the one whose
 * ticket was drawn last is the one that stays.
 */
export async function syncCustomer(
  { db, payments, log }: SyncDeps,
  customerId: string,
): Promise<readonly Subscription[]> {
  const drawn = await db.row<{ ticket: number }>(sql`select nextval('app.stripe_tickets') as ticket`);
  const subscriptions = await payments.subscriptionsOf(customerId);
  const { state, alarms } = planOf(subscriptions, payments.now());
  for (const { event, ...details } of alarms) log(event, { customer: customerId, ...details });
  const ticket = drawn?.ticket ?? 0;
  await db.row(sql`select app.apply_stripe_snapshot(${customerId}, ${ticket}, ${written(state)}::jsonb)`);
  const buyer = subscriptions[0]?.buyer;
  if (buyer)
    await db.row(sql`select app.keep_buyer(${customerId}, ${ticket}, ${JSON.stringify(buyer)}::jsonb)`);
  await clearUp(payments, subscriptions);
  return subscriptions;
}
