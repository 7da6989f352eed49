import { useBillingTexts } from "./use-billing-texts.ts";
import type { Shown, SubscriptionState } from "../../../../shared/api/endpoints/subscription.ts";
import { findPlan, type PlanTerms } from "../../../../shared/plans.ts";
import { useMoney } from "../../../language/money.ts";
import { useDay } from "../../../language/use-day.ts";
import type { User } from "../../../session/session.ts";
import type { Wish } from "./ask-billing.ts";
import { presentTerms } from "./plan-offer.ts";

interface Done {
  readonly wish: Wish;
  readonly terms: PlanTerms;
  readonly shown: Shown | undefined;
}

/** Says what came of a change that was made on the page, with its day and its amount; null: nothing has to be said. */
export function useDoneText(user: User, state: SubscriptionState | null): (done: Done) => string | null {
  const texts = useBillingTexts();
  const day = useDay();
  const money = useMoney();
  const nameOf = (id: string | undefined): string => findPlan(id ?? "")?.name ?? "";
  const current = nameOf(presentTerms(user)?.planId);
  const date = state?.periodEnd ? day(state.periodEnd) : texts.billing.done.periodEnd;
  return ({ wish, terms, shown }) => {
    const plan = nameOf(terms.planId);
    switch (wish) {
      case "subscribe":
        return null;
      case "cancel":
        return texts.billing.done.cancel({ plan: current, date });
      case "renew":
        return texts.billing.done.renew({ plan: current, date });
      case "keep":
        return texts.billing.done.keep({ plan: current });
      case "withdraw":
        return [
          texts.billing.withdraw[state?.withdrawal?.reason ?? "withdrawal"].done,
          ...(shown && shown.amount > 0 ? [texts.billing.withdraw.paidBack({ amount: money(shown) })] : []),
          texts.billing.withdraw.confirmed,
        ].join(" ");
      case "upgrade":
      case "downgrade":
        return shown
          ? texts.billing.toasts.upgraded({
              amount: money(shown),
              plan,
              count: (findPlan(terms.planId)?.requests ?? 0) * (state?.seats ?? 1),
            })
          : texts.billing.done.planned({ plan, date });
    }
  };
}
