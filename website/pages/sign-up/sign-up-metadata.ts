/** The data that a sign-up gives of the person: exactly these fields, and nothing else. */
export const signUpMetadata = (name: string, figmaId: string | null, now = new Date()) => ({
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
  terms_accepted_at: now.toISOString(),
  newsletter_opt_in: true,
});
