import type { Language } from "../../../shared/i18n/language.ts";
import type { LinkWish } from "../../session/link-plugin.ts";

interface Said {
  readonly name: string;
  /** As the address gives it. */
  readonly figmaId: string | null;
  /** The plugin under whose banner the form is sent: that is the consent to connect it. */
  readonly wish: LinkWish | null;
  /** The language of the page: the mails of signing in speak it. */
  readonly language: Language;
}

/**
 * The data that a sign-up gives of the person. The plugin to be connected is among them, as only the sign-up that makes
 * the account gives any: nobody who signs up again with the same address adds theirs.
 */
export const signUpMetadata = ({ name, figmaId, wish, language }: Said) => ({
  name,
  company: "",
  vat_number: "",
  address_line1: "",
  address_line2: "",
  zip_code: "",
  city: "",
  country: "",
  signup_source: figmaId ? "figma" : "website",
  figma_id: figmaId,
  stripe_customer_id: null,
  terms_accepted_at: new Date().toISOString(),
  newsletter_opt_in: true,
  language,
  ...(wish && { link: wish.code }),
});
