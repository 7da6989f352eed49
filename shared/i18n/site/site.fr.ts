import type { TextsLike } from "../texts-like.ts";
import { ACCOUNT_FR } from "./account.fr.ts";
import { BLOG_FR } from "./blog.fr.ts";
import { LANDING_FR } from "./landing.fr.ts";
import { LAYOUT_FR } from "./layout.fr.ts";
import { LEGAL_FR } from "./legal.fr.ts";
import type { SITE_EN } from "./site.en.ts";

export const SITE_FR: TextsLike<typeof SITE_EN> = {
  layout: LAYOUT_FR,
  landing: LANDING_FR,
  account: ACCOUNT_FR,
  legal: LEGAL_FR,
  blog: BLOG_FR,
};
