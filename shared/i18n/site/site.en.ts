import { ACCOUNT_EN } from "./account/account.en.ts";
import { FRONT_EN } from "./front.en.ts";
import type { TextsLike } from "../texts-like.ts";

/** The texts that any page of the site may use. English is the type that the other languages satisfy. */
export const SITE_EN = {
  ...FRONT_EN,
  account: ACCOUNT_EN,
} as const;

export type SiteTexts = TextsLike<typeof SITE_EN>;
