import { useBillingTexts } from "../use-billing-texts.ts";
import type { ChangePreview } from "../../../../../shared/api/endpoints/subscription.ts";
import { findPlan, forSeats, isMore, type Interval, type PlanTerms } from "../../../../../shared/plans.ts";
import { useMoney } from "../../../../language/money.ts";
import { useDay } from "../../../../language/use-day.ts";
import { usePriceFor } from "../../../../language/use-price-for.ts";
import { useTermsName } from "../use-terms-name.ts";

/** The kind of a change, for its title: another plan, how often it is paid, or both. */
function titleOf(current: PlanTerms, { planId, interval }: PlanTerms): "plan" | "both" | Interval {
  if (current.planId === planId) return interval;
  return current.interval === interval ? "plan" : "both";
}

interface Change {
  /** The terms in force. */
  readonly current: PlanTerms;
  readonly terms: PlanTerms;
  /** Null: it is not known yet. */
  readonly preview: ChangePreview | null;
  /** It begins now; else with the next period. */
  readonly isAtOnce: boolean;
}

interface ChangeTexts {
  readonly title: string;
  readonly confirm: string;
  readonly paragraphs: readonly string[];
}

/** Names and numbers of a change, in the reader's words. */
function useChangeWords() {
  const texts = useBillingTexts();
  const day = useDay();
  const money = useMoney();
  const priceFor = usePriceFor();
  const nameOf = useTermsName();
  return ({ current, terms, preview }: Change) => {
    const plan = findPlan(terms.planId);
    const seats = preview?.seats ?? 1;
    const currentName = findPlan(current.planId)?.name ?? "";
    const left = current.planId === terms.planId ? "leftOfMonth" : "leftOf";
    return {
      plan: plan?.name ?? "",
      terms: nameOf(terms),
      current: currentName,
      left: texts.billing.dialogs.upgrade[left]({ current: currentName }),
      count: (plan?.requests ?? 0) * seats,
      price: plan ? priceFor(forSeats(plan, seats), terms.interval) : "",
      date: preview ? day(preview.renewsOn) : "",
      amount: preview?.dueNow ? money(preview.dueNow) : null,
    };
  };
}

/** The price of a change, and the day from which it holds, in sentences. */
export function useChangeTexts(): (change: Change) => ChangeTexts {
  const texts = useBillingTexts();
  const wordsOf = useChangeWords();
  return (change) => {
    const { current, terms, preview, isAtOnce } = change;
    const { amount, ...words } = wordsOf(change);
    const title = texts.billing.dialogs.title[titleOf(current, terms)](words);
    const { interval } = terms;
    if (isAtOnce)
      return {
        title,
        confirm: amount
          ? texts.billing.dialogs.upgrade.confirm({ amount })
          : texts.billing.dialogs.upgrade.confirmUnknown,
        paragraphs: [
          amount
            ? texts.billing.dialogs.upgrade.now[interval]({ ...words, amount })
            : texts.billing.dialogs.upgrade.nowUnknown,
          texts.billing.dialogs.upgrade.after[interval](words),
          texts.billing.dialogs.upgrade.gives[interval](words),
        ],
      };
    // A larger plan by the month has to wait for the end of a year; by the year it need not, where it is paid at once.
    const isSooner =
      preview?.paysByDebit === false &&
      interval === "month" &&
      current.interval === "year" &&
      isMore({ ...terms, interval: current.interval }, current);
    return {
      title,
      confirm: texts.billing.dialogs.downgrade.confirm(words),
      paragraphs: [
        texts.billing.dialogs.downgrade.now(words),
        texts.billing.dialogs.downgrade.after(words),
        ...(isSooner ? [texts.billing.dialogs.downgrade.sooner(words)] : []),
      ],
    };
  };
}
