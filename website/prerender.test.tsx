// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { matchPath } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../shared/i18n/language.ts";
import { LOCALES } from "../shared/i18n/locales.ts";
import { pathIn, SITE_BASES } from "../shared/site-language.ts";
import { PATHS } from "./paths.ts";
import { renderPage, ROUTES } from "./prerender.tsx";

const PUBLIC = ROUTES.filter(({ isUnlisted }) => !isUnlisted).flatMap(({ prerendered = [] }) => prerendered);

/** All rules have the same page: the first stands for the others. */
const TOLD = PUBLIC.filter(
  (address, index) => !address.startsWith("/rules/") || !PUBLIC[index - 1]?.startsWith("/rules/"),
);

const FORMS = ["/login", "/signup"];

const ORIGIN = "https://origin-to-come.invalid";

const rendered = new Map<string, Promise<string>>();

/** The HTML of a page, made once for all tests. */
const pageOf = (address: string, language: Language): Promise<string> => {
  const key = pathIn(language, address);
  const html = rendered.get(key) ?? renderPage(address, language);
  rendered.set(key, html);
  return html;
};

/** Links of a page, but for those to its other languages. */
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].flatMap(([tag, href = ""]) =>
    /hrefLang/i.test(tag) ? [] : [href],
  );

/** Addresses of the server besides the pages of the site. */
const BESIDE_THE_PAGES: readonly string[] = [PATHS.stage, PATHS.rulesData];

const isWithin = (base: string, href: string): boolean =>
  BESIDE_THE_PAGES.includes(href) || `${href.replace("#", "/")}/`.startsWith(`${base}/`);

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(TOLD)("%s is whole in its HTML, in its language, and leads on within it", async (address) => {
    const html = await pageOf(address, language);
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${pathIn(language, address)}"`);
    for (const other of LANGUAGES)
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${other}" href="${ORIGIN}${pathIn(other, address)}"`,
      );
    expect(html).toContain(`property="og:locale" content="${LOCALES[language].replace("-", "_")}"`);
    expect(linksIn(html).filter((href) => !isWithin(SITE_BASES[language], href))).toEqual([]);
  });
});

test("a link leads to every page that search engines are told of", async () => {
  const pages = await Promise.all(TOLD.map((address) => pageOf(address, "en")));
  const linked = new Set(pages.flatMap(linksIn));
  expect(PUBLIC.filter((address) => !linked.has(address))).toEqual([]);
});

test("every link of a page leads to a page", async () => {
  const pages = await Promise.all(TOLD.map((address) => pageOf(address, "en")));
  const routes = ROUTES.map(({ path }) => path).filter((pattern) => pattern !== "*");
  const dead = [...new Set(pages.flatMap(linksIn))]
    .map((href) => href.replace(/[?#].*/s, ""))
    .filter((address) => !BESIDE_THE_PAGES.includes(address))
    .filter((address) => {
      const pattern = routes.find((route) => matchPath(route, address));
      const { prerendered } = ROUTES.find(({ path }) => path === pattern) ?? {};
      return !pattern || (prerendered && !prerendered.includes(address));
    });
  expect(dead).toEqual([]);
});

/** The code that names an address which is not one of `PATHS`: its function, or a part of a mail. */
const NAMED_BY: Readonly<Record<string, string>> = {
  "/reviews/:id": "reviewPath(",
  "/shared/:id": "sharedReviewPath(",
  [PATHS.providerReturn]: "returnPath(",
  [PATHS.confirm]: "/auth/confirm?",
};

const ROOT = path.resolve(import.meta.dirname, "..");

/** All that may lead somewhere: the pages, the panel and the mails, without the lists of addresses themselves. */
const LEADING = ["website", "plugin/ui", "server/mail"]
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^website\/(?:paths|routes)\.ts/.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), "utf8"))
  .join("\n");

test.each(ROUTES.filter(({ prerendered, path: address }) => !prerendered && address !== "*"))(
  "something leads to $path, which is only made when it is opened",
  ({ path: address }) => {
    const [key] = Object.entries(PATHS).find(([, one]) => one === address) ?? [];
    expect(LEADING.includes(NAMED_BY[address] ?? `PATHS.${key}`)).toBe(true);
  },
);

test.each(FORMS)("the form at %s says that it needs a script", async (address) => {
  expect(await pageOf(address, "en")).toMatch(/<noscript>.*JavaScript/s);
});

test.each([
  ["/contact", "/f/contact", ["firstname", "lastname", "email", "company", "subject", "message"]],
  ["/your-opinion", "/f/opinion", ["rating", "feedback", "email"]],
])("the form at %s can be sent without a script", async (address, action, fields) => {
  const html = await pageOf(address, "en");
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
    expect(looseFieldsIn(await pageOf(address, "en"))).toEqual([]);
  },
);
