// @vitest-environment node
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../shared/i18n/language.ts";
import { pathIn, SITE_BASES } from "../shared/site-language.ts";
import { renderPage, ROUTES } from "./prerender.tsx";

const PUBLIC = ROUTES.filter(({ isUnlisted }) => !isUnlisted).flatMap(({ prerendered = [] }) => prerendered);

/** All rules have the same page: the first stands for the others. */
const TOLD = PUBLIC.filter(
  (address, index) => !address.startsWith("/rules/") || !PUBLIC[index - 1]?.startsWith("/rules/"),
);

const FORMS = ["/login", "/signup"];

const ORIGIN = "https://origin-to-come.invalid";

/** Links of a page, but for those to its other languages. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].flatMap(([tag, href = ""]) =>
    /hrefLang/i.test(tag) ? [] : [href],
  );

const isWithin = (base: string, href: string): boolean =>
  ["/try", "/rules.json"].includes(href) || `${href.replace("#", "/")}/`.startsWith(`${base}/`);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(TOLD)("%s is whole in its HTML, in its language, and leads on within it", async (address) => {
    const html = await renderPage(address, language);
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${pathIn(language, address)}"`);
    for (const other of LANGUAGES)
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${other}" href="${ORIGIN}${pathIn(other, address)}"`,
      );
    expect(html).toContain(`property="og:locale" content="${language === "fr" ? "fr_FR" : "en_GB"}"`);
    expect(linksIn(html).filter((href) => !isWithin(SITE_BASES[language], href))).toEqual([]);
  });
});

test.each(FORMS)("the form at %s says that it needs a script", async (address) => {
  expect(await renderPage(address, "en")).toMatch(/<noscript>.*JavaScript/s);
});

test.each([
  ["/contact", "/f/contact", ["firstname", "lastname", "email", "company", "subject", "message"]],
  ["/your-opinion", "/f/opinion", ["rating", "feedback", "email"]],
])("the form at %s can be sent without a script", async (address, action, fields) => {
  const html = await renderPage(address, "en");
  const form = /<form.*?<\/form>/s.exec(html)?.[0] ?? "";
  expect(form).toContain(`action="${action}"`);
  expect(form).toContain('method="post"');
  expect(form).not.toMatch(/<fieldset[^>]*disabled/);
  expect(form).not.toMatch(/<button[^>]*disabled/);
  for (const name of fields) expect(form).toContain(`name="${name}"`);
});

/** Fields that a script must know of, outside of those that wait for it. */
const looseFieldsIn = (html: string): readonly string[] =>
  html
    .replaceAll(/<fieldset[^>]* disabled="".*?<\/fieldset>(?!<\/fieldset>)/gs, "")
    .match(/<(?:input|select|textarea)(?![^>]* disabled="")[^>]*>/g) ?? [];

test.each(["/", "/rules", "/sample-report", ...FORMS])(
  "what would be typed at %s before its script takes over would be lost: its fields wait",
  async (address) => {
    expect(looseFieldsIn(await renderPage(address, "en"))).toEqual([]);
  },
);
