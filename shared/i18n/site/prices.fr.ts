import type { TextsLike } from "../texts-like.ts";
import type { PRICES_EN } from "./prices.en.ts";

export const PRICES_FR: TextsLike<typeof PRICES_EN> = {
  per: { month: "/ mois", year: "/ an" },
  each: { month: ({ price }) => `${price} par mois`, year: ({ price }) => `${price} par an` },
  interval: {
    label: "Facturation",
    month: "Au mois",
    year: "À l’année",
    free: "Deux mois offerts avec le paiement annuel.",
    ofMonth: ({ price }) => `soit ${price} par mois,`,
    saved: ({ saved }) => `${saved} d’économie`,
    instead: ({ price }) => `ou ${price} par an`,
  },
};
