/** The product's name and slug: they stand here and nowhere else. */
export const PRODUCT = { name: "Regard", slug: "regard" } as const;
