import sql from "sql-template-tag";
import { ApiError } from "../../../shared/api/errors.ts";
import type { Language } from "../../../shared/i18n/language.ts";
import { BEGIN_AT_ONCE } from "../../../shared/i18n/words/purchase-words.ts";
import type { PlanTerms } from "../../../shared/plans.ts";
import { audit } from "../../account/audit.ts";
import type { Deps } from "../../deps.ts";
import { changePlan } from "./change-plan.ts";
import { customerOf, readCustomer, type Payer } from "../customer-of.ts";
import type { Shown } from "../../../shared/api/endpoints/subscription.ts";
import type { Subscription } from "../payments.ts";
import { isAwaited, isUnended } from "./plan-of.ts";
import { profileUrl } from "../profile-url.ts";
import { settleCustomer } from "../sync/settle-customer.ts";
import { seatsNeeded, seatsTaken } from "./seats-taken.ts";
import { wantedPlan, wantedSeats } from "./wanted-terms.ts";
import { withAccountLock } from "../with-account-lock.ts";

/** Whoever withdrew so often within a year is not sold to by a click. */
const MOST_WITHDRAWALS = 2;

async function refuseUnending({ db }: Deps, customerId: string): Promise<void> {
  const row = await db.row<{ count: number }>(sql`
    select count(*)::int as count from app.withdrawals
    where customer_id = ${customerId} and reason = 'withdrawal' and asked_at > clock_timestamp() - interval '1 year'`);
  if ((row?.count ?? 0) >= MOST_WITHDRAWALS) throw new ApiError("withdrawn_often");
}

/** The one to change. What was paid back is over; what a bank disputes can neither be changed nor bought anew. */
async function changeable({ payments }: Deps, found: Subscription | undefined): Promise<Subscription | null> {
  if (found?.takenBack === "disputed") throw new ApiError("payment_disputed");
  if (found?.takenBack === "refunded") await payments.end(found.id);
  return found && !found.takenBack ? found : null;
}

/** Refuses while a bank has not answered: a second payment for the same would be one too many. */
function refuseWhileUnderWay(subscriptions: readonly Subscription[]): void {
  if (subscriptions.some(({ isDebitUnderWay }) => isDebitUnderWay)) throw new ApiError("payment_under_way");
}

/** Ends subscriptions that were begun and never paid, so that none is paid later beside another plan. */
async function dropAwaited({ payments }: Deps, subscriptions: readonly Subscription[]): Promise<void> {
  for (const { id } of subscriptions.filter(isAwaited)) await payments.end(id);
}

export interface SeatChange {
  readonly seats: number;
  /** The price of more seats now, as it was shown; null: nothing was. */
  readonly shown: Shown | null;
  readonly isEnding?: boolean;
}

export interface Choice {
  /** In which language a buyer asked that a first plan begins at once; null: nobody did. */
  readonly beginsIn: Language | null;
  readonly terms: PlanTerms;
  /** The charge at once, as it was shown; null: nothing was. */
  readonly shown: Shown | null;
}

/**
 * Changes for how many people a plan is paid: more at once, as a larger plan, fewer with the next period. Returns where
 * the browser goes. Fewer than there are people and invitations is refused, unless the team is about to end.
 */
export const changeSeats = (
  deps: Deps,
  payer: Payer,
  { seats, shown, isEnding = false }: SeatChange,
): Promise<string> =>
  deps.payments.withinDeadline(() =>
    withAccountLock(deps.locks, payer.userId, async () => {
      const { customerId } = await readCustomer(deps, payer);
      const subscriptions = customerId ? await settleCustomer(deps, customerId) : [];
      refuseWhileUnderWay(subscriptions);
      const subscription = await changeable(deps, subscriptions.find(isUnended));
      if (!customerId || !subscription) throw new ApiError("no_subscription");
      if (!isEnding && seats < (await seatsTaken(deps.db, payer.userId))) throw new ApiError("seats_in_use");
      const terms = wantedSeats(seats)(subscription, deps.payments.now());
      return changePlan(deps, { customerId, subscription, terms, shown });
    }),
  );

/**
 * The address to which choosing a plan leads: to the checkout, or back to the profile when there is a subscription to
 * change.
 */
export const choosePlan = (deps: Deps, payer: Payer, { terms, shown, beginsIn }: Choice): Promise<string> =>
  deps.payments.withinDeadline(() =>
    withAccountLock(deps.locks, payer.userId, async () => {
      const customerId = await customerOf(deps, payer);
      const subscriptions = await settleCustomer(deps, customerId);
      refuseWhileUnderWay(subscriptions);
      const subscription = await changeable(deps, subscriptions.find(isUnended));
      if (subscription) {
        const kept = wantedPlan(terms)(subscription, deps.payments.now());
        return changePlan(deps, { customerId, subscription, terms: kept, shown });
      }
      if (beginsIn === null) throw new ApiError("consent_missing");
      await refuseUnending(deps, customerId);
      await dropAwaited(deps, subscriptions);
      const request = { language: beginsIn, wording: BEGIN_AT_ONCE[beginsIn] };
      await audit(deps.db, {
        by: payer.userId,
        action: "plan_requested_at_once",
        subject: payer.userId,
        details: { ...terms, ...request },
      });
      return deps.payments.openCheckout({
        customerId,
        userId: payer.userId,
        terms: { ...terms, seats: await seatsNeeded(deps.db, payer.userId) },
        request,
        successUrl: profileUrl(deps.env, "checkout=success"),
        cancelUrl: profileUrl(deps.env, "checkout=cancel"),
      });
    }),
  );
