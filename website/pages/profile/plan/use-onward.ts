import { notifications } from "@mantine/notifications";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../../shared/api/errors.ts";
import { PATHS } from "../../../paths.ts";
import { refreshUser } from "../../../session/follow-session.ts";
import { readFailure } from "../../../session/read-failure.ts";

/** Failures of billing that have words of their own. */
const OWN = [
  "checkout_failed",
  "update_failed",
  "billing_portal_failed",
  "no_subscription",
  "withdrawal_over",
  "price_changed",
  "payment_disputed",
  "withdrawn_often",
  "consent_missing",
  "unknown_plan",
] as const;

/** Says in the reader's language what went wrong with a call of billing. */
export function useBillingFailure(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "unauthenticated" || code === "forbidden") return t("billing.failures.sessionEnded");
      const own = OWN.find((known) => known === code);
      return own ? t(`billing.failures.${own}`) : t(`account.failures.${readFailure(error)}`);
    },
    [t],
  );
}

/** Whether an address is the profile itself. */
export const isPageHere = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && pathname === PATHS.profile;

export interface Onward {
  /** What is under way; null: nothing. */
  readonly busy: string | null;
  /** Asks where to go, and goes there; while one is under way, nothing else is begun. Whether it was answered; null: it was not begun. */
  readonly go: (name: string, ask: () => Promise<{ readonly url: string }>) => Promise<boolean | null>;
}

interface OnwardOptions {
  /** What is done instead of going there when the profile itself is meant. */
  readonly onHere?: () => Promise<void>;
  /** Runs after somebody was told that it did not work. */
  readonly onFailure?: () => void;
}

/** Leads on to where the API says. */
export function useOnward({ onHere, onFailure }: OnwardOptions = {}): Onward {
  const failureOf = useBillingFailure();
  const [busy, setBusy] = useState<string | null>(null);
  const busyRef = useRef(false);

  const rest = useCallback((): void => {
    busyRef.current = false;
    setBusy(null);
  }, []);

  // A page that the browser kept and shows again after the way back is not under way any more.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) rest();
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, [rest]);

  const go: Onward["go"] = async (name, ask) => {
    if (busyRef.current) return null;
    busyRef.current = true;
    setBusy(name);
    try {
      const url = new URL((await ask()).url);
      if (!onHere || !isPageHere(url)) {
        window.location.assign(url);
        return true; // still busy: the page is being left
      }
      await onHere();
      rest();
      return true;
    } catch (error) {
      notifications.show({ color: "red", message: failureOf(error) });
      if (error instanceof ApiError && error.code === "unauthenticated") await refreshUser().catch(() => {});
      onFailure?.();
      rest();
      return false;
    }
  };
  return { busy, go };
}
