import { pageTexts } from "../language/page-texts.ts";

/** The texts about the company. */
export const { useTexts: useCompanyTexts } = pageTexts({
  en: async () => (await import("../../shared/i18n/site/company.en.ts")).COMPANY_EN,
  fr: async () => (await import("../../shared/i18n/site/company.fr.ts")).COMPANY_FR,
});
