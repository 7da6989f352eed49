import sql from "sql-template-tag";
import type { Money } from "../../shared/api/endpoints/subscription.ts";
import type { Team } from "../../shared/api/endpoints/team.ts";
import { findPlan, forSeats, type Interval, type PlanId } from "../../shared/plans.ts";
import type { Deps } from "../deps.ts";

interface Row {
  /** Of the next period. */
  readonly planId: PlanId;
  readonly interval: Interval;
  readonly seats: number;
  readonly subId: string;
  readonly paidThrough: string;
  /** Seconds since 1970; null: it goes on. */
  readonly cancelAt: number | null;
}

/** The plan of the team that somebody is offered, as it was read last. */
const rowOf = ({ db }: Pick<Deps, "db">, heirId: string): Promise<Row | undefined> =>
  db.row<Row>(sql`
    select coalesce(state ->> 'nextPlanId', state ->> 'planId') as "planId",
      coalesce(state ->> 'nextInterval', state ->> 'interval') as interval,
      coalesce(state ->> 'nextSeats', state ->> 'seats')::int as seats,
      state ->> 'subId' as "subId", state ->> 'paidThrough' as "paidThrough",
      (state ->> 'cancelAt')::float8 as "cancelAt"
    from public.teams as team join public.accounts as owner on owner.user_id = team.owner_user_id
    join app.stripe_syncs as sync on sync.customer_id = owner.stripe_customer_id
    where team.heir_user_id = ${heirId} and state ->> 'planId' is not null and state ->> 'paidThrough' is not null`);

/** The list price, where the payment service does not say what it will charge. */
function listPrice({ planId, interval, seats }: Row): Money {
  const plan = findPlan(planId);
  return { amount: plan ? forSeats(plan, seats).priceCents[interval] : 0, currency: "eur" };
}

/**
 * The plan of a team with its price and date, for whoever the team is offered to; null: nothing is offered to them, or
 * there is no plan.
 */
export async function offeredPlan(
  deps: Pick<Deps, "db" | "payments">,
  heirId: string,
): Promise<Team["offered"]> {
  const row = await rowOf(deps, heirId);
  if (!row) return null;
  const { planId, cancelAt, paidThrough } = row;
  if (cancelAt !== null) return { planId, renewal: null, on: new Date(cancelAt * 1000).toISOString() };
  const renewal = await deps.payments
    .withinDeadline(() => deps.payments.previewRenewal(row.subId))
    .catch(() => listPrice(row));
  return { planId, renewal, on: paidThrough };
}
