import type { Language } from "../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE, languageOfPath } from "../../shared/site-language.ts";
import { mayRemember } from "../layout/cookies/cookie-consent.ts";

const YEAR_S = 365 * 24 * 3600;

/** True when somebody came from a page of the site in another language: only its switch leads from one to the other. */
function isChosen(language: Language): boolean {
  const { referrer } = document;
  const isFromHere = referrer.startsWith(`${window.location.origin}/`);
  return isFromHere && languageOfPath(new URL(referrer).pathname) !== language;
}

/**
 * Keeps the language of the page: for this visit where it was chosen, for a year where it may be remembered. The server
 * leads there.
 */
export function rememberLanguage(language: Language): void {
  const lasts = mayRemember();
  if (!lasts && !isChosen(language)) return;
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; samesite=lax${lasts ? `; max-age=${YEAR_S}` : ""}`;
}
