import type { FrontTexts } from "../../shared/i18n/site/front.en.ts";
import type { SharedTexts, SiteTexts } from "../../shared/i18n/site/site.en.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { languageOfPath } from "../../shared/site-language.ts";
import { loadFront } from "./load-language.ts";
import { pageTexts } from "./page-texts.ts";

const together = async (front: Promise<FrontTexts>, shared: Promise<SharedTexts>): Promise<SiteTexts> => ({
  ...(await front),
  ...(await shared),
});

const { useTexts, load } = pageTexts<SiteTexts>({
  en: () =>
    together(
      loadFront("en"),
      import("../../shared/i18n/site/site.en.ts").then(({ SITE_EN }) => SITE_EN),
    ),
  fr: () =>
    together(
      loadFront("fr"),
      import("../../shared/i18n/site/site.fr.ts").then(({ SITE_FR }) => SITE_FR),
    ),
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
