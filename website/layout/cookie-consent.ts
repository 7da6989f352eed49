const KEY = "cookieConsent";

export type Consent = "accepted" | "declined";

/** The answer that was given here; null: none yet. Storage that is locked has none. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "accepted" || kept === "declined" ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps an answer, where that is possible. */
export function writeConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // It holds for this visit.
  }
}
