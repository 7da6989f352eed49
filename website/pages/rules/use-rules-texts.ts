import { pageTexts } from "../../language/page-texts.ts";

/** The texts about rules. */
export const { useTexts: useRulesTexts } = pageTexts({
  en: async () => (await import("../../../shared/i18n/site/rules.en.ts")).RULES_EN,
  fr: async () => (await import("../../../shared/i18n/site/rules.fr.ts")).RULES_FR,
});
