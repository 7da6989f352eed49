import type { Shown, SubscriptionState } from "../../../../../shared/api/endpoints/subscription.ts";
import { findPlan, type PlanTerms } from "../../../../../shared/plans.ts";
import type { User } from "../../../../session/session.ts";
import type { Wish } from "../ask-billing.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { SubscribeDialog } from "./subscribe-dialog.tsx";
import { nextTerms, presentTerms } from "../plan-offer.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** A change that somebody must confirm before it is made. */
export interface Question {
  readonly wish: Wish;
  readonly terms: PlanTerms;
  /** Asked for the nth time: what was shown before holds no longer. */
  readonly look?: number;
}

interface PlanQuestionProps {
  readonly question: Question;
  readonly user: User;
  readonly state: SubscriptionState | null;
  readonly isBusy: boolean;
  readonly onConfirm: (shown?: Shown) => void;
  readonly onClose: () => void;
}

/** When the plan ends, gives way or renews, whichever comes; null: that is not known yet. */
function turnOf({ stripeCancelAt, nextStartAt }: User, state: SubscriptionState | null): number | null {
  const seconds = stripeCancelAt || nextStartAt;
  if (seconds) return seconds * 1000;
  return state?.periodEnd ? Date.parse(state.periodEnd) : null;
}

/** The dialog that belongs to a wish. Whoever has no plan any more is asked nothing. */
export function PlanQuestion({ question: { wish, terms, look }, user, state, ...dialog }: PlanQuestionProps) {
  const current = presentTerms(user);
  const plan = findPlan(terms.planId);
  const seats = state?.seats ?? 1;
  if (plan && !current && wish === "subscribe")
    return <SubscribeDialog {...dialog} plan={plan} seats={seats} interval={terms.interval} />;
  if (!current || !plan) return null;
  if (wish === "withdraw")
    return state?.withdrawal && <WithdrawDialog {...dialog} user={user} offer={state.withdrawal} />;
  if (wish === "subscribe") return null;
  if (wish === "upgrade" || wish === "downgrade")
    return (
      <ChangeDialog
        key={look}
        {...dialog}
        kind={wish}
        terms={terms}
        current={current}
        userId={user.userId}
        isEnding={user.stripeCancelAt > 0}
      />
    );
  return (
    <ConfirmDialog
      {...dialog}
      kind={wish}
      current={current}
      seats={seats}
      next={nextTerms(user)}
      at={turnOf(user, state)}
    />
  );
}
