import type { ReviewsTexts } from "../../../shared/i18n/site/reviews/reviews.en.ts";
import { textsWith } from "../../language/use-texts.ts";

/** The texts of the site, with those about reviews. */
export const useReviewsTexts = textsWith<{ readonly reviews: ReviewsTexts }>({
  en: async () => ({ reviews: (await import("../../../shared/i18n/site/reviews/reviews.en.ts")).REVIEWS_EN }),
  fr: async () => ({ reviews: (await import("../../../shared/i18n/site/reviews/reviews.fr.ts")).REVIEWS_FR }),
});
