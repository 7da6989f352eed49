import sql from "sql-template-tag";
import type { Deps } from "../../deps.ts";
import { planOf, type BillingState } from "../plan/plan-of.ts";

type Compared = Omit<BillingState, "lastInvoiceUrl">;

interface Row {
  readonly userId: string;
  readonly customerId: string;
  readonly here: Compared;
}

/**
 * Where an account and the payment service disagree; `field` is `dispute` for a dispute that no bank has decided, and
 * `orphan` for a paid invoice for which nothing is given, `refund` for one that did not arrive.
 */
export interface AccountDifference {
  readonly userId: string;
  readonly customerId: string;
  readonly field: string;
  readonly here: unknown;
  readonly there: unknown;
}

/** Named beside the differences: somebody has to answer the bank, whose days to do so are few. */
const DISPUTE = "dispute";

const readAccounts = ({ db }: Pick<Deps, "db">): Promise<readonly Row[]> =>
  db.rows<Row>(sql`
    select account.user_id as "userId", stripe_customer_id as "customerId", jsonb_build_object(
      'planId', account.plan_id, 'interval', plan_interval, 'subId', stripe_sub_id, 'cancelAt', nullif(stripe_cancel_at, 0),
      'isCancelled', stripe_cancelled, 'nextPlanId', next_plan_id, 'nextInterval', next_plan_interval, 'nextStartAt', next_start_at,
      'seats', coalesce(usage.seats, 1), 'nextSeats', next_seats,
      'anchor', case when account.plan_id is not null then extract(epoch from usage.anchor)::bigint end,
      'paidUntil', extract(epoch from usage.paid_until)::bigint,
      'paidThrough', case when stripe_sub_id is not null then extract(epoch from usage.paid_through)::bigint end
    ) as here
    from public.accounts as account left join app.usage_accounts as usage on usage.user_id = account.user_id
    where stripe_customer_id is not null order by account.created_at`);

async function differencesOf(
  { payments }: Pick<Deps, "payments">,
  { userId, customerId, here }: Row,
): Promise<readonly AccountDifference[]> {
  const subscriptions = await payments.subscriptionsOf(customerId);
  const { lastInvoiceUrl: _, ...there } = planOf(subscriptions, payments.now()).state;
  const cases = subscriptions.flatMap(({ openDisputes, orphans, failedRefunds }) => [
    ...openDisputes.map((id) => [DISPUTE, id] as const),
    ...orphans.filter(({ state }) => state === "paid").map(({ number }) => ["orphan", number] as const),
    ...failedRefunds.map(({ id }) => ["refund", id] as const),
  ]);
  return [
    ...cases.map(([field, said]) => ({ userId, customerId, field, here: null, there: said })),
    ...Object.entries(there)
      .map(([field, said]) => ({
        userId,
        customerId,
        field,
        here: here[field as keyof Compared],
        there: said,
      }))
      .filter((one) => one.here !== one.there),
  ];
}

/** Compares every account that ever bought something with the payment service. It changes nothing. */
export async function compareAccounts(deps: Pick<Deps, "db" | "payments">): Promise<{
  readonly accounts: number;
  readonly differences: readonly AccountDifference[];
  readonly disputes: readonly AccountDifference[];
}> {
  const rows = await readAccounts(deps);
  const differences: AccountDifference[] = [];
  for (const row of rows) differences.push(...(await differencesOf(deps, row)));
  const isDispute = ({ field }: AccountDifference): boolean => field === DISPUTE;
  return {
    accounts: rows.length,
    differences: differences.filter((one) => !isDispute(one)),
    disputes: differences.filter(isDispute),
  };
}
