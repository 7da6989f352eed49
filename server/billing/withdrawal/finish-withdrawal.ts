import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import { settleCustomer } from "../sync/settle-customer.ts";

/** The repayments that were promised to somebody who withdrew. */
export interface Withdrawal {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly refunds: readonly {
    readonly paymentId: string;
    /** Of a promise made before credit notes were written there is none. */
    readonly invoiceId?: string;
    readonly amount: number;
  }[];
}

/** Ends the subscription and gives the money back. Whatever of it was done before is not done again. */
export async function finishWithdrawal(
  deps: Deps,
  { subscriptionId, customerId, refunds }: Withdrawal,
): Promise<void> {
  const { payments, db } = deps;
  await payments.end(subscriptionId);
  await settleCustomer(deps, customerId);
  for (const refund of refunds) await payments.refund({ invoiceId: null, ...refund, subscriptionId });
  await db.rows(
    sql`update app.withdrawals set finished_at = clock_timestamp() where subscription_id = ${subscriptionId}`,
  );
}

/** Withdrawals that were promised and not carried out yet, the oldest first; what a bank sent back waits for somebody. */
export const unfinishedWithdrawals = ({ db }: Deps, most: number): Promise<readonly Withdrawal[]> =>
  db.rows<Withdrawal>(sql`
    select subscription_id as "subscriptionId", customer_id as "customerId", refunds
    from app.withdrawals where finished_at is null and failed_at is null order by asked_at limit ${most}`);
