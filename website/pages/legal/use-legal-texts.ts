import { pageTexts } from "../../language/page-texts.ts";

/** The legal texts. */
export const { useTexts: useLegalTexts } = pageTexts({
  en: async () => (await import("../../../shared/i18n/site/legal.en.ts")).LEGAL_EN,
  fr: async () => (await import("../../../shared/i18n/site/legal.fr.ts")).LEGAL_FR,
});
