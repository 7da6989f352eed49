import { REVIEW_WORDS_FR } from "../words/review-words.fr.ts";
import type { FrontTexts } from "./front.en.ts";
import { LANDING_FR } from "./landing.fr.ts";
import { LAYOUT_FR } from "./layout.fr.ts";
import { PRICES_FR } from "./prices.fr.ts";

export const FRONT_FR: FrontTexts = {
  layout: LAYOUT_FR,
  landing: LANDING_FR,
  prices: PRICES_FR,
  aspects: REVIEW_WORDS_FR.aspects,
};
