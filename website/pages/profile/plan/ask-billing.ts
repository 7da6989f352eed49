import {
  cancelSubscription,
  createCheckoutSession,
  renewSubscription,
  updateSubscription,
  withdrawSubscription,
} from "../../../../shared/api/endpoints/subscription.ts";
import type { Language } from "../../../../shared/i18n/language.ts";
import type { PlanTerms } from "../../../../shared/plans.ts";
import { api } from "../../../session/api.ts";
import type { Shown } from "../../../../shared/api/endpoints/subscription.ts";
import type { User } from "../../../session/session.ts";
import { presentTerms, type PlanAction } from "./plan-offer.ts";

/** The change that somebody wants of their plan. */
export type Wish = Exclude<PlanAction, "pay" | "wait"> | "withdraw";

interface Asked {
  readonly wish: Wish;
  readonly terms: PlanTerms;
  readonly user: User;
  readonly language: Language;
  /** The amount that was confirmed. */
  readonly shown?: Shown | undefined;
}

/** Asks the API for it. */
export function askBilling({ wish, terms, user, language, shown }: Asked): Promise<{ readonly url: string }> {
  const { userId } = user;
  const agreed = shown && { shown };
  const change = (to: PlanTerms) => api.call(updateSubscription, { body: { userId, ...to, ...agreed } });
  switch (wish) {
    case "subscribe":
      return api.call(createCheckoutSession, {
        body: { userId, ...terms, beginsAtOnce: true, language },
      });
    case "cancel":
      return api.call(cancelSubscription, { body: { userId } });
    case "renew":
      return api.call(renewSubscription, { body: { userId } });
    case "withdraw":
      return api.call(withdrawSubscription, { body: { userId, language, ...agreed } });
    case "keep":
      return change(presentTerms(user) ?? terms);
    case "upgrade":
    case "downgrade":
      return change(terms);
  }
}
