import { pageTexts } from "../language/page-texts.ts";

/** The texts about the two public forms. */
export const { useTexts: useFormsTexts } = pageTexts({
  en: async () => (await import("../../shared/i18n/site/forms.en.ts")).FORMS_EN,
  fr: async () => (await import("../../shared/i18n/site/forms.fr.ts")).FORMS_FR,
});
