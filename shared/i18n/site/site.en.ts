import { ACCOUNT_EN } from "./account/account.en.ts";
import { BILLING_EN } from "./account/billing.en.ts";
import { FORMS_EN } from "./forms.en.ts";
import { BLOG_EN } from "./blog.en.ts";
import { LANDING_EN } from "./landing.en.ts";
import { LAYOUT_EN } from "./layout.en.ts";
import { REVIEWS_EN } from "./reviews/reviews.en.ts";
import { RULES_EN } from "./rules.en.ts";
import { TEAM_EN } from "./account/team.en.ts";

/** The texts of the site. English is the type that the other languages satisfy. */
export const SITE_EN = {
  layout: LAYOUT_EN,
  landing: LANDING_EN,
  account: ACCOUNT_EN,
  billing: BILLING_EN,
  forms: FORMS_EN,
  reviews: REVIEWS_EN,
  team: TEAM_EN,
  rules: RULES_EN,
  blog: BLOG_EN,
} as const;
