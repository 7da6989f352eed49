import { useCallback, useEffect, useRef, useState } from "react";
import { hasCode } from "../../../../shared/api/errors.ts";
import { PATHS } from "../../../paths.ts";
import { refreshUser } from "../../../session/follow-session.ts";
import { useBillingFailure } from "./use-billing-failure.ts";
import { showToast } from "../../../components/toasts/toast.ts";

/** True when an address is the profile itself. */
export const isPageHere = ({ origin, pathname }: URL): boolean =>
  origin === window.location.origin && pathname === PATHS.profile;

export interface Redirect {
  /** The name of the request under way; null: there is none. */
  readonly busy: string | null;
  /**
   * Asks for an address, and goes there. Resolves false when asking failed; null when another request was under
   * way, and nothing was begun.
   */
  readonly go: (name: string, ask: () => Promise<{ readonly url: string }>) => Promise<boolean | null>;
}

interface RedirectOptions {
  /** Runs in place of the redirect when the answer is the profile itself. */
  readonly onHere?: () => Promise<void>;
  /** Runs after somebody was told that it did not work. */
  readonly onFailure?: () => void;
}

/** Leads on to where the API says. */
export function useRedirect({ onHere, onFailure }: RedirectOptions = {}): Redirect {
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

  const go: Redirect["go"] = async (name, ask) => {
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
      showToast({ color: "red", message: failureOf(error) });
      if (hasCode(error, "unauthenticated")) await refreshUser().catch(() => {});
      onFailure?.();
      rest();
      return false;
    }
  };
  return { busy, go };
}
