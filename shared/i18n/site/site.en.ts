import { ACCOUNT_EN } from "./account.en.ts";
import { BLOG_EN } from "./blog.en.ts";
import { LANDING_EN } from "./landing.en.ts";
import { LAYOUT_EN } from "./layout.en.ts";
import { LEGAL_EN } from "./legal.en.ts";

/** The texts of the site. English is the type that the other languages satisfy. */
export const SITE_EN = {
  layout: LAYOUT_EN,
  landing: LANDING_EN,
  account: ACCOUNT_EN,
  legal: LEGAL_EN,
  blog: BLOG_EN,
} as const;
