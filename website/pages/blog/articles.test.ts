import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { text as textOf } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { MantineProvider } from "@mantine/core";
import { describe, expect, test, vi } from "vitest";
import { LANGUAGES, type Language } from "../../../shared/i18n/language.ts";
import { BLOG_EN } from "../../../shared/i18n/site/blog.en.ts";
import { BLOG_FR } from "../../../shared/i18n/site/blog.fr.ts";
import { FRONT_EN } from "../../../shared/i18n/site/front.en.ts";
import { SpokenContext } from "../../language/spoken.ts";
import { articleText } from "./article-text.ts";
import { ARTICLES, type ArticleId } from "./articles.ts";

const FOLDER = path.join(import.meta.dirname, "articles");

const sourceOf = (id: ArticleId, language: Language): string =>
  readFileSync(path.join(FOLDER, `${id}.${language}.mdx`), "utf8");

const headingsIn = (source: string): readonly string[] => source.match(/^#+ .+$/gm) ?? [];
const linksIn = (source: string): readonly string[] =>
  [...source.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? "");
const figuresIn = (source: string): readonly string[] =>
  [...source.matchAll(/^<([A-Z]\w+)/gm)].map((match) => match[1] ?? "");

const withoutQuery = (link: string): string => link.replace(/\?.*/, "");

async function render(id: ArticleId, language: Language): Promise<string> {
  const { default: Text } = await articleText(id, language);
  const text = createElement(Text);
  const page = createElement(MantineProvider, null, text);
  const spoken = createElement(SpokenContext, { value: { language: "en", front: FRONT_EN } }, page);
  return textOf((await prerenderToNodeStream(spoken)).prelude);
}

/** A fault of French spacing: a breakable space before a high sign or inside of guillemets, a straight apostrophe. */
const SPACING_FAULT = /[ \n][:;?!»%](?=[\s*_)\].,»"]|$)|«[ \n]|\p{L}'\p{L}/u;

const TEXTS = ARTICLES.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language })));

describe("the list of articles", () => {
  test("names every article once, the newest first", () => {
    expect(ARTICLES.map(({ id }) => id).toSorted()).toEqual(Object.keys(BLOG_EN.articles).toSorted());
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const date of dates) expect(date).toMatch(/^2025-\d\d-\d\d$/);
  });

  test("has a text in every language, and there is no text besides", () => {
    const expected = TEXTS.map(({ id, language }) => `${id}.${language}.mdx`);
    expect(readdirSync(FOLDER).toSorted()).toEqual(expected.toSorted());
  });

  test("is written in French with the spaces of French", () => {
    expect(JSON.stringify(BLOG_FR)).not.toMatch(/ [:;?!»]|« |\p{L}'\p{L}/u);
  });
});

describe.each(ARTICLES)("$id", ({ id }) => {
  test("says the same in both languages: as many headings, the same figures, the same sources", () => {
    const [english, french] = [sourceOf(id, "en"), sourceOf(id, "fr")];
    expect(headingsIn(english).length).toBeGreaterThanOrEqual(4);
    expect(headingsIn(french)).toHaveLength(headingsIn(english).length);
    expect(figuresIn(french)).toEqual(figuresIn(english));
    expect(linksIn(french).map(withoutQuery)).toEqual(linksIn(english).map(withoutQuery));
  });

  test("keeps the typography of French", () => {
    const prose = sourceOf(id, "fr").replace(/^import .*$/gm, "");
    expect(SPACING_FAULT.exec(prose)?.[0]).toBeUndefined();
  });
});

describe.each(TEXTS)("$id in $language", ({ id, language }) => {
  test("rests on sources that can be opened", () => {
    const links = linksIn(sourceOf(id, language));
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) expect(new URL(link).protocol).toBe("https:");
  });

  test("is shown, without a word on the console", async () => {
    const complain = vi.spyOn(console, "error");
    const html = await render(id, language);
    expect(html).toContain("<h2>");
    expect(complain).not.toHaveBeenCalled();
  });
});
