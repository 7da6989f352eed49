import sql from "sql-template-tag";
import { hasCode } from "../../../shared/api/errors.ts";
import type { Deps } from "../../deps.ts";
import { describeError } from "../../log.ts";
import { finishWithdrawal, unfinishedWithdrawals } from "../withdrawal/finish-withdrawal.ts";
import { readMissedEvents } from "./read-missed-events.ts";
import { tellNearLimits } from "../news/tell-near-limits.ts";
import { tellRenewal, unannouncedRenewals } from "../news/tell-renewals.ts";
import { settleCustomer } from "./settle-customer.ts";

/** How much of each kind is done in one go. */
const BATCH = 50;
/** The most customers read in one sweep, more than other things: after an outage there are many. */
const READ_BATCH = 500;

/** One after the other. One that fails keeps the others from nothing, unless it fails for all of them. */
async function forEach<T>(deps: Deps, items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  for (const item of items)
    try {
      await deps.payments.withinDeadline(() => run(item));
    } catch (error) {
      if (hasCode(error, "unavailable")) throw error;
      deps.log("billing_sweep_failed", { item, ...describeError(error) });
    }
}

/** Reads the customers of whom something was told and not read. */
async function readWanted(deps: Deps): Promise<void> {
  await deps.db.row(sql`select app.want_overdue_syncs(to_timestamp(${deps.payments.now()}))`);
  const wanted = await deps.db.rows<{ customer: string }>(sql`
    select customer_id as customer from app.stripe_syncs where wanted_at is not null order by wanted_at limit ${READ_BATCH}`);
  await forEach(deps, wanted, async ({ customer }) => void (await settleCustomer(deps, customer)));
}

/** Ends and gives back what was promised to those who withdrew. */
async function finishWithdrawals(deps: Deps): Promise<void> {
  const unfinished = await unfinishedWithdrawals(deps, BATCH);
  await forEach(deps, unfinished, (withdrawal) => finishWithdrawal(deps, withdrawal));
}

/** Has the customers of deleted accounts deleted. */
async function tellDeletions(deps: Deps): Promise<void> {
  const { db, payments } = deps;
  const untold = await db.rows<{ id: number; customer: string }>(sql`
    select id, stripe_customer_id as customer from app.deletions
    where stripe_customer_id is not null and stripe_told_at is null order by requested_at limit ${BATCH}`);
  await forEach(deps, untold, async ({ id, customer }) => {
    await payments.deleteCustomer(customer);
    await db.rows(sql`update app.deletions set stripe_told_at = clock_timestamp() where id = ${id}`);
  });
}

/** Does what was left undone with Stripe: events that never came, syncs that failed, withdrawals, deletions. */
export async function sweepBilling(deps: Deps): Promise<void> {
  await tellNearLimits(deps);
  await finishWithdrawals(deps);
  await tellDeletions(deps);
  try {
    await readMissedEvents(deps);
  } finally {
    await readWanted(deps); // what is known to be missing does not wait for what is not
    await forEach(deps, await unannouncedRenewals(deps), (renewal) => tellRenewal(deps, renewal));
  }
}
