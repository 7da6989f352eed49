import type { Language } from "../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE } from "../../shared/site-language.ts";
import { mayRemember } from "../layout/cookies/cookie-consent.ts";

const YEAR_S = 365 * 24 * 3600;

/** Keeps the language that is read: for this visit, and for a year if that was allowed. The server leads there. */
export function rememberLanguage(language: Language): void {
  const lasts = mayRemember() ? `; max-age=${YEAR_S}` : "";
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; samesite=lax${lasts}`;
}
