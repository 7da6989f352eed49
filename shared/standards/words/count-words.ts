import { list } from "../list.ts";

/** What is counted in brackets behind its name: “Basket (3)”. */
export const COUNTED_LISTS: ReadonlySet<string> = list(
  "cart, basket, bag, items, products, articles, produits, panier, commande, order",
);

/** What is counted by its name: “3 items”. */
export const COUNTED_THINGS: ReadonlySet<string> = list(
  "item, items, product, products, article, articles, produit, produits",
);
