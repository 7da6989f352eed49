import type { BillingTexts } from "../../../../shared/i18n/site/account/billing.en.ts";
import { textsWith } from "../../../language/use-texts.ts";

/** The texts of the site, with those about plans and payments. */
export const useBillingTexts = textsWith<{ readonly billing: BillingTexts }>({
  en: async () => ({
    billing: (await import("../../../../shared/i18n/site/account/billing.en.ts")).BILLING_EN,
  }),
  fr: async () => ({
    billing: (await import("../../../../shared/i18n/site/account/billing.fr.ts")).BILLING_FR,
  }),
});
