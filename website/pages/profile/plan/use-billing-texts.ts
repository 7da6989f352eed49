import type { BillingTexts } from "../../../../shared/i18n/site/account/billing.en.ts";
import type { SiteTexts } from "../../../../shared/i18n/site/site.en.ts";
import { pageTexts } from "../../../language/page-texts.ts";
import { loadSite } from "../../../language/use-texts.ts";

/** The texts of the site, with those about plans and payments. */
export const { useTexts: useBillingTexts } = pageTexts<SiteTexts & { readonly billing: BillingTexts }>({
  en: async () => {
    const [site, { BILLING_EN }] = await Promise.all([
      loadSite("en"),
      import("../../../../shared/i18n/site/account/billing.en.ts"),
    ]);
    return { ...site, billing: BILLING_EN };
  },
  fr: async () => {
    const [site, { BILLING_FR }] = await Promise.all([
      loadSite("fr"),
      import("../../../../shared/i18n/site/account/billing.fr.ts"),
    ]);
    return { ...site, billing: BILLING_FR };
  },
});
