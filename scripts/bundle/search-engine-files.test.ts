import { expect, test } from "vitest";
import { robotsOf, sitemapOf } from "./search-engine-files.ts";

const ROUTES = [
  { path: "/", prerendered: ["/"] },
  { path: "/blog/:id", prerendered: ["/blog/one", "/blog/two"] },
  { path: "/contact/sent", prerendered: ["/contact/sent"], isUnlisted: true },
  { path: "/reviews" },
  { path: "/reviews/:id" },
  { path: "/shared/:id" },
] as const;

test("search engines stay away from what is made for one person; the head of a shared review is read", () => {
  const closed = [...robotsOf(ROUTES).matchAll(/^Disallow: (.*)$/gm)].map(([, address]) => address);
  expect(closed).toEqual(["/api/", "/reviews", "/fr/reviews"]);
});

test("they are told of every page that is for everybody, in each language, and of the day of news", () => {
  const sitemap = sitemapOf(ROUTES, [{ title: "", summary: "", address: "/blog/two", day: "2026-11-22" }]);
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/[^/]*([^<]*)<\/loc>(<lastmod>)?/g)];
  expect(addresses.map(([, address, day]) => `${address}${day ? " news" : ""}`)).toEqual([
    "/",
    "/fr",
    "/blog/one",
    "/fr/blog/one",
    "/blog/two news",
    "/fr/blog/two news",
    "/try",
    "/fr/try",
  ]);
});
