import { pageTexts } from "../../language/page-texts.ts";

/** The words of the help. */
export const { useTexts: useHelpTexts } = pageTexts({
  en: async () => (await import("../../../shared/i18n/site/help.en.ts")).HELP_EN,
  fr: async () => (await import("../../../shared/i18n/site/help.fr.ts")).HELP_FR,
});
