/** The product's name and slug, and what is set when it is published: they stand here and nowhere else. */
export const PRODUCT = {
  name: "Regard",
  slug: "regard",
  /** The origin of the site and its API, without a slash at its end; null until there is one. */
  siteUrl: null as string | null,
  /** The plugin's page on Figma Community; null: not published yet, and left out of the pages. */
  communityUrl: null as string | null,
  /** The company's page in a professional network; null: none yet, and left out of the pages. */
  networkUrl: null as string | null,
  /** Where the company works. A street that is not set is left out of the pages. */
  office: { street: null as string | null, city: "Annecy" },
} as const;
