import type { FrontTexts } from "../../shared/i18n/site/front.en.ts";
import type { SharedTexts, SiteTexts } from "../../shared/i18n/site/site.en.ts";
import { languageOfPath } from "../../shared/site-language.ts";
import { loadFront } from "./load-language.ts";
import { pageTexts } from "./page-texts.ts";

const together = async (front: Promise<FrontTexts>, shared: Promise<SharedTexts>): Promise<SiteTexts> => ({
  ...(await front),
  ...(await shared),
});

const { useTexts, load: loadSite } = pageTexts<SiteTexts>({
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
if (typeof window !== "undefined") void loadSite(languageOfPath(window.location.pathname)).catch(() => {});

/** The texts that several pages share, and those of the front. */
export { loadSite, useTexts };
