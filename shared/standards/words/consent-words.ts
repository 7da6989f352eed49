import { list } from "../list.ts";

/** In the label of a box to tick: people are asked to be written to. */
export const MARKETING_WORDS: ReadonlySet<string> = list(
  "newsletter, newsletters, news, offers, promotions, promotional, marketing, deals, discounts, partners, advertising",
  "infolettre, actualites, offres, promotions, promotionnelles, publicite, publicites, partenaires, nouveautes",
);

/** In the same: people agree to terms, or to what is done with their data. */
export const AGREEMENT_WORDS: ReadonlySet<string> = list(
  "agree, accept, consent, authorize, authorise",
  "accepte, consens, autorise, approuve",
);
