import { escapeHtml } from "../../shared/export/escape-html.ts";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { LANGUAGES, type Language } from "../../shared/i18n/language.ts";
import { PRODUCT } from "../../shared/product.ts";
import { pathIn } from "../../shared/site-language.ts";
import { ORIGIN_TO_COME } from "../../shared/site-origin.ts";
import { ROOT } from "../run/run-tool.ts";

/** A piece of news: an article, or a day of changes. */
export interface NewsItem {
  readonly title: string;
  readonly summary: string;
  /** The path of its English page. */
  readonly address: string;
  /** `2026-11-22`. */
  readonly day: string;
}

/** News comes at noon: a day is the same day in every reader. */
const instantOf = (day: string): string => `${day}T12:00:00Z`;

function entryOf({ title, summary, address, day }: NewsItem, language: Language): string {
  const url = `${ORIGIN_TO_COME}${pathIn(language, address)}`;
  return `  <entry>
    <id>${url}</id>
    <title>${escapeHtml(title)}</title>
    <link href="${url}"/>
    <updated>${instantOf(day)}</updated>
    <summary>${escapeHtml(summary)}</summary>
  </entry>`;
}

/** A feed of Atom, the newest first: https://www.rfc-editor.org/rfc/rfc4287 */
function feedOf(news: readonly NewsItem[], language: Language): string {
  const sorted = news.toSorted((one, other) => other.day.localeCompare(one.day));
  const self = `${ORIGIN_TO_COME}${pathIn(language, "/feed.xml")}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${self}</id>
  <title>${PRODUCT.name}</title>
  <author><name>${PRODUCT.name}</name></author>
  <link rel="self" href="${self}"/>
  <link href="${ORIGIN_TO_COME}${pathIn(language, "/blog")}"/>
  <updated>${instantOf(sorted[0]?.day ?? "")}</updated>
${sorted.map((item) => entryOf(item, language)).join("\n")}
</feed>
`;
}

/** Writes the feed of every language at its address. The server puts its origin in. */
export async function writeFeeds(
  newsIn: (language: Language) => Promise<readonly NewsItem[]>,
): Promise<void> {
  for (const language of LANGUAGES) {
    const file = path.join(ROOT, "build/site", pathIn(language, "/feed.xml"));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, feedOf(await newsIn(language), language));
  }
}
