import type { Language } from "../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE } from "../../shared/site-language.ts";
import { mayRemember } from "../layout/cookies/cookie-consent.ts";

const YEAR_S = 365 * 24 * 3600;

/**
 * Keeps a language: the one that somebody chose for this visit, and the one that they read for a year where they
 * allowed that. The server leads there.
 */
export function rememberLanguage(language: Language): void {
  const lasts = mayRemember() ? `; max-age=${YEAR_S}` : "";
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; samesite=lax${lasts}`;
}
