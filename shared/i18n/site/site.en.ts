import { ACCOUNT_EN } from "./account/account.en.ts";
import type { FrontTexts } from "./front.en.ts";
import type { TextsLike } from "../texts-like.ts";

/** The texts of the site that several pages share. English is the type that the other languages satisfy. */
export const SITE_EN = {
  account: ACCOUNT_EN,
} as const;

export type SharedTexts = TextsLike<typeof SITE_EN>;

/** All texts that any page may use. */
export type SiteTexts = FrontTexts & SharedTexts;
