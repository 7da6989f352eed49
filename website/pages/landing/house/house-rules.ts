/** The house rules of the shop on the front page: a word and a value that its checkout does not keep to. */
export const HOUSE = {
  en: {
    words: [{ say: "basket", never: ["cart"] }],
    values: { fontSizes: [14, 16, 24] },
  },
  fr: {
    words: [{ say: "Livraison offerte", never: ["Livraison gratuite"] }],
    values: { fontSizes: [14, 16, 24] },
  },
};
