import type { Language } from "../../shared/i18n/language.ts";
import { LANGUAGE_COOKIE } from "../../shared/site-language.ts";
import { mayRemember } from "../layout/cookies/cookie-consent.ts";

const YEAR_S = 365 * 24 * 3600;

/** Keeps the language of the page for a year, where it may be remembered. The server leads there. */
export function rememberLanguage(language: Language): void {
  if (mayRemember())
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; samesite=lax; max-age=${YEAR_S}`;
}
