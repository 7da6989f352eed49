import { useCallback, useEffect, useRef, useState } from "react";
import { useBillingTexts } from "./use-billing-texts.ts";
import { useSearchParams } from "react-router-dom";
import { useTakeOut } from "../../../hydration/use-take-out.ts";
import { readSubscription, type SubscriptionState } from "../../../../shared/api/endpoints/subscription.ts";
import { findPlan } from "../../../../shared/plans.ts";
import { useMoney } from "../../../language/money.ts";
import { adoptAccount } from "../../../session/adopt-account.ts";
import { api } from "../../../session/api.ts";
import { refreshUser } from "../../../session/follow-session.ts";
import type { Loaded } from "../../../session/use-loaded.ts";
import { showToast } from "../../../components/toasts/toast.ts";

/** How somebody comes back from the pages of the payment service. */
type Return = "success" | "cancel" | "refresh";

function returnIn(params: URLSearchParams): Return | null {
  const checkout = params.get("checkout");
  if (checkout === "success" || checkout === "cancel") return checkout;
  return params.has("refresh") || checkout !== null ? "refresh" : null;
}

export interface Billing {
  readonly loaded: Loaded<SubscriptionState>;
  /** Asks again. What was answered; null: nothing. */
  readonly read: () => Promise<SubscriptionState | null>;
  /** Asks again, and reads the user anew. What was answered; null: nothing. */
  readonly refresh: () => Promise<SubscriptionState | null>;
}

function useSubscription(): Billing {
  const [loaded, setLoaded] = useState<Loaded<SubscriptionState>>({ state: "loading" });
  const read = useCallback(async () => {
    try {
      const value = await api.call(readSubscription, {});
      adoptAccount(value.account);
      setLoaded({ state: "loaded", value });
      return value;
    } catch (error) {
      setLoaded((before) => (before.state === "loaded" ? before : { state: "failed", error }));
      return null;
    }
  }, []);
  const refresh = useCallback(async () => {
    const state = await read();
    if (state) await refreshUser().catch(() => {});
    return state;
  }, [read]);
  return { loaded, read, refresh };
}

/** The subscription as it is now; whoever comes back from a payment is told what came of it, once. */
export function useBilling(): Billing {
  const texts = useBillingTexts();
  const money = useMoney();
  const [params] = useSearchParams();
  const takeOut = useTakeOut("refresh", "checkout");
  const billing = useSubscription();
  const { read, refresh } = billing;
  const returned = returnIn(params);
  /** The return from a payment that was last acted on; undefined: none was looked at yet. */
  const seenRef = useRef<Return | null | undefined>(undefined);

  useEffect(() => {
    const seen = seenRef.current;
    seenRef.current = returned;
    if (seen === returned) return;
    if (returned === null) {
      if (seen === undefined) void read();
      return;
    }
    const tell = (color: "green" | "blue" | "red", message: string): void => showToast({ color, message });
    const applied = ({ account, lastPaid }: SubscriptionState): string => {
      const plan = findPlan(account.planId ?? "")?.name;
      return plan && lastPaid
        ? texts.billing.toasts.appliedFor({ amount: money(lastPaid), plan })
        : texts.billing.toasts.applied;
    };
    const arrive = async (): Promise<void> => {
      if (returned === "cancel") tell("red", texts.billing.toasts.checkoutCancelled);
      const state = await (returned === "cancel" ? read() : refresh());
      if (!state) tell("red", texts.account.failures.away);
      else if (returned === "success" && state.due?.isUnderWay) tell("blue", texts.billing.toasts.underWay);
      else if (returned === "success") tell("green", applied(state));
      takeOut();
    };
    void arrive();
  }, [returned, read, refresh, takeOut, money, texts]);

  return billing;
}
