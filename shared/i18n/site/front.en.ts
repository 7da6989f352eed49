import type { TextsLike } from "../texts-like.ts";
import { REVIEW_WORDS_EN } from "../words/review-words.en.ts";
import { LANDING_EN } from "./landing.en.ts";
import { LAYOUT_EN } from "./layout.en.ts";
import { PRICES_EN } from "./prices.en.ts";

/** The texts that come with the first script: of the frame around every page, and of the front page. */
export const FRONT_EN = {
  layout: LAYOUT_EN,
  landing: LANDING_EN,
  prices: PRICES_EN,
  aspects: REVIEW_WORDS_EN.aspects,
} as const;

export type FrontTexts = TextsLike<typeof FRONT_EN>;
