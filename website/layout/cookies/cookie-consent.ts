import { useSyncExternalStore } from "react";

const KEY = "cookieConsent";

export type Consent = "accepted" | "declined";

const listeners = new Set<() => void>();

/** The answer of this visit, where it cannot be kept. */
let answered: Consent | null = null;

/** The answer that was given here; null: none yet. */
function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "accepted" || kept === "declined" ? kept : answered;
  } catch {
    return answered;
  }
}

/** Keeps an answer; where that is not possible it holds for this visit. */
export function writeConsent(consent: Consent): void {
  answered = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Storage that is locked is no reason to ask again.
  }
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The answer, as it is given. The HTML asks everybody: `before-paint.js` knows who has answered. */
export const useConsent = (): Consent | null => useSyncExternalStore(listen, readConsent, () => null);

/** True when what somebody prefers may be kept beyond the visit. */
export const mayRemember = (): boolean => readConsent() === "accepted";
