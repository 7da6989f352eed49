import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import { clearUp } from "./clear-up.ts";
import type { Subscription } from "../payments.ts";
import { toldOf, type Told } from "../news/news-of.ts";
import type { Db } from "../../vendors/postgres.ts";
import { planOf, type BillingState } from "../plan/plan-of.ts";
import { tellOperator } from "../news/tell-operator.ts";
import { instantOf, tellNews } from "../news/tell-news.ts";

export type SyncDeps = Pick<Deps, "db" | "payments" | "log" | "mailer" | "env">;

const written = (state: BillingState, told: Told): string =>
  JSON.stringify({
    ...state,
    told,
    anchor: instantOf(state.anchor),
    paidUntil: instantOf(state.paidUntil),
    paidThrough: instantOf(state.paidThrough),
  });

interface Snapshot {
  readonly customerId: string;
  readonly ticket: number;
  readonly state: BillingState;
  readonly told: Told;
  readonly subscriptions: readonly Subscription[];
}

/** A withdrawal whose refund did not arrive is not finished, until that was paid by another way. */
async function keepRefunds(
  db: Db,
  customerId: string,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const failed = subscriptions
    .filter(({ failedRefunds }) => failedRefunds.some(({ isPromised }) => isPromised))
    .map(({ id }) => id);
  await db.rows(sql`
    update app.withdrawals set
      failed_at = case when failed_at is null then clock_timestamp() end,
      finished_at = case when failed_at is not null then clock_timestamp() end
    where customer_id = ${customerId} and (finished_at is not null or failed_at is not null)
      and (failed_at is not null) <> (subscription_id = any(${failed}))`);
}

/** Writes what is newer than what is there, and tells people of it. The account is locked first, as everywhere. */
const write = (deps: SyncDeps, { customerId, ticket, state, told, subscriptions }: Snapshot): Promise<void> =>
  deps.db.transaction(async (db) => {
    const owner = await db.row<{ to: string | null }>(sql`
      select app.email_of(user_id) as "to" from public.accounts
      where stripe_customer_id = ${customerId} for update`);
    const known = await db.row<{ told: Told | null }>(
      sql`select state -> 'told' as told from app.stripe_syncs where customer_id = ${customerId}`,
    );
    const applied = await db.row<{ is_newer: boolean }>(
      sql`select app.apply_stripe_snapshot(${customerId}, ${ticket}, ${written(state, told)}::jsonb, app.clock()) as is_newer`,
    );
    if (!applied?.is_newer) return;
    const before = known?.told ?? null;
    await keepRefunds(db, customerId, subscriptions);
    await tellOperator(deps, db, { customerId, before, after: told });
    if (owner?.to) await tellNews(deps, db, { to: owner.to, before, after: told, subscriptions });
  });

/** Writes the buyer's details to the account of the customer. */
async function keepBuyer(
  { db }: SyncDeps,
  {
    customerId,
    ticket,
    latest,
  }: Pick<Snapshot, "customerId" | "ticket"> & { latest: Subscription | undefined },
): Promise<void> {
  if (!latest?.buyer) return;
  await db.rows(sql`
    select app.keep_buyer(${customerId}, ${ticket}, ${JSON.stringify(latest.buyer)}::jsonb)`);
}

/**
 * Reads a customer's subscriptions at Stripe, and writes the plan that they come to. Any number of these may run at once:
 * the one whose ticket was drawn last is the one that stays.
 */
async function syncCustomer(deps: SyncDeps, customerId: string): Promise<readonly Subscription[]> {
  const { db, payments, log } = deps;
  const drawn = await db.row<{ ticket: number }>(sql`select nextval('app.stripe_tickets') as ticket`);
  const subscriptions = await payments.subscriptionsOf(customerId);
  const { state, alarms } = planOf(subscriptions, payments.now());
  for (const { event, ...details } of alarms) log(event, { customer: customerId, ...details });
  const ticket = drawn?.ticket ?? 0;
  await write(deps, { customerId, ticket, state, told: toldOf(state, subscriptions), subscriptions });
  await keepBuyer(deps, { customerId, ticket, latest: subscriptions[0] });
  return subscriptions;
}

/** Writes the plan that a customer has, and does at Stripe what follows from it. Returns the subscriptions as they stand then. */
export async function settleCustomer(deps: SyncDeps, customerId: string): Promise<readonly Subscription[]> {
  const found = await syncCustomer(deps, customerId);
  return (await clearUp(deps.payments, customerId, found)) ? syncCustomer(deps, customerId) : found;
}
