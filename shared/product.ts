interface Product {
  readonly name: string;
  readonly slug: string;
  /** The plugin's page on Figma Community; null: not published yet, and left out of the pages. */
  readonly communityUrl: string | null;
}

/** What the product is called, and what is known of its company: it stands here and nowhere else. */
export const PRODUCT = { name: "Regard", slug: "regard", communityUrl: null } as const satisfies Product;
