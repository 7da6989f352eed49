import type { SiteTexts } from "../../shared/i18n/site/site.en.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { languageOfPath } from "../../shared/site-language.ts";
import { pageTexts } from "./page-texts.ts";

const { useTexts, load } = pageTexts<SiteTexts>({
  en: async () => (await import("../../shared/i18n/site/site.en.ts")).SITE_EN,
  fr: async () => (await import("../../shared/i18n/site/site.fr.ts")).SITE_FR,
});

// On their way with the script of the first page that reads them: it need not ask first.
if (typeof window !== "undefined") void load(languageOfPath(window.location.pathname)).catch(() => {});

/** The texts that several pages share, and those of the front. */
export { useTexts };

/** The same with texts of a subject, which come with the pages that read them. */
export function textsWith<T>(scripts: Readonly<Record<Language, () => Promise<T>>>) {
  const both = async (language: Language): Promise<SiteTexts & T> => {
    const [site, own] = await Promise.all([load(language), scripts[language]()]);
    return { ...site, ...own };
  };
  return pageTexts<SiteTexts & T>({ en: () => both("en"), fr: () => both("fr") }).useTexts;
}
