import { LANGUAGES, type Language } from "./i18n/language.ts";

/** The beginning of the site's addresses in each language. */
export const SITE_BASES: Readonly<Record<Language, string>> = { en: "", fr: "/fr" };

/** The cookie that holds the language somebody reads the site in, for the visit or, if they allow it, for longer. */
export const LANGUAGE_COOKIE = "language";

const isBelow = (base: string, pathname: string): boolean =>
  base !== "" && (pathname === base || pathname.startsWith(`${base}/`));

/** The language of a page of the site, by the path of its address. */
export const languageOfPath = (pathname: string): Language =>
  LANGUAGES.find((language) => isBelow(SITE_BASES[language], pathname)) ?? "en";

/** The path of a page in a language. `pathname` is that of the English page and begins with a slash. */
export const pathIn = (language: Language, pathname: string): string =>
  pathname === "/" ? SITE_BASES[language] || "/" : `${SITE_BASES[language]}${pathname}`;

/** The paths of a page in all languages. */
export const inEveryLanguage = (pathname: string): string[] =>
  LANGUAGES.map((language) => pathIn(language, pathname));
