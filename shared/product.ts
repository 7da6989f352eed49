/** Put in by the build of the plugin that is published; there is no such name anywhere else. */
declare const PUBLISHED_SITE_URL: string | undefined;
/** Put in by the build of the site, of `COMMUNITY_URL`. */
declare const PUBLISHED_COMMUNITY_URL: string | null | undefined;

/** The product's name and slug, and what is set when it is published: they stand here and nowhere else. */
export const PRODUCT = {
  name: "Regard",
  slug: "regard",
  /**
   * The origin of the site and its API that the plugin asks, without a slash at its end: in development where
   * `npm start` listens. Elsewhere the environment says it.
   */
  siteUrl: typeof PUBLISHED_SITE_URL === "undefined" ? "http://localhost:4321" : PUBLISHED_SITE_URL,
  /** Where people write for help; null until there is an address. */
  supportEmail: null as string | null,
  /** The plugin's page on Figma Community; null: not published yet, and left out of the pages. */
  communityUrl: typeof PUBLISHED_COMMUNITY_URL === "undefined" ? null : (PUBLISHED_COMMUNITY_URL ?? null),
  /** The company's page in a professional network; null: none yet, and left out of the pages. */
  networkUrl: null as string | null,
  /** Where the company works. A street that is not set is left out of the pages. */
  office: { street: null as string | null, city: "Annecy" },
} as const;
