import { list } from "../list.ts";

/** Lists whose length stands in brackets behind their name: “Basket (3)”. */
export const COUNTED_LISTS: ReadonlySet<string> = list(
  "cart, basket, bag, items, products, articles, produits, panier, commande, order",
);

/** Things whose number stands before their name: “3 items”. */
export const COUNTED_THINGS: ReadonlySet<string> = list(
  "item, items, product, products, article, articles, produit, produits",
);
