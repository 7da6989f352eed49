/** Where the session is kept in this browser. */
export const SESSION_KEY = "regard-session";

/** Forgets the session of this browser. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage that is locked keeps nothing.
  }
}

/** True when somebody may be signed in: without a kept session nobody is. */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
