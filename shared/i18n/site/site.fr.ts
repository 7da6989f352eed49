import { ACCOUNT_FR } from "./account/account.fr.ts";
import type { SharedTexts } from "./site.en.ts";

export const SITE_FR: SharedTexts = {
  account: ACCOUNT_FR,
};
