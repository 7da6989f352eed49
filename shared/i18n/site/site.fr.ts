import { ACCOUNT_FR } from "./account/account.fr.ts";
import { FRONT_FR } from "./front.fr.ts";
import type { SiteTexts } from "./site.en.ts";

export const SITE_FR: SiteTexts = {
  ...FRONT_FR,
  account: ACCOUNT_FR,
};
