import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { sharedReviewPath } from "../../shared/shared-review-path.ts";
import { pathIn } from "../../shared/site-language.ts";
import { ORIGIN_TO_COME } from "../../shared/site-origin.ts";
import type { NewsItem } from "./write-feed.ts";
import { STAGE } from "./write-stage-pages.ts";

/** A route of the site, as far as search engines are told of it. */
export interface ListedRoute {
  readonly path: string;
  readonly prerendered?: readonly string[];
  readonly isUnlisted?: true;
}

const alternate = (address: string, language: Language): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN_TO_COME}${pathIn(language, address)}"/>`;

const entry = (location: string, more: string): string =>
  `  <url><loc>${ORIGIN_TO_COME}${location}</loc>${more}</url>`;

/** The sitemap: the addresses that search engines may visit, in every language; of news, also its day. The server puts its origin in. */
export function sitemapOf(routes: readonly ListedRoute[], news: readonly NewsItem[]): string {
  const listed = routes.filter(({ isUnlisted }) => !isUnlisted);
  const addresses = [...listed.flatMap(({ prerendered = [] }) => prerendered), STAGE];
  const days = new Map(news.toReversed().map(({ address, day }) => [address.replace(/#.*/, ""), day]));
  const urls = addresses.flatMap((address) => {
    const day = days.get(address);
    const more = [
      ...(day ? [`<lastmod>${day}</lastmod>`] : []),
      ...LANGUAGES.map((language) => alternate(address, language)),
    ].join("");
    return LANGUAGES.map((language) => entry(pathIn(language, address), more));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

/**
 * `robots.txt`: search engines stay away from the API and from pages that are made for one person, in every language. A
 * shared review is one of these, but services that show links read its head, which says that it is not to be found.
 */
export function robotsOf(routes: readonly ListedRoute[]): string {
  const own = routes
    .filter(({ prerendered, path }) => !prerendered && path !== sharedReviewPath(":id"))
    // Whoever may not read a page may not read those below it.
    .filter(({ path }, _, all) => !all.some((other) => path.startsWith(`${other.path}/`)));
  const closed = LANGUAGES.flatMap((language) => own.map(({ path }) => pathIn(language, path)));
  return [
    "User-agent: *",
    "Allow: /",
    ...["/api/", ...closed].map((address) => `Disallow: ${address}`),
    "",
    `Sitemap: ${ORIGIN_TO_COME}/sitemap.xml`,
    "",
  ].join("\n");
}
