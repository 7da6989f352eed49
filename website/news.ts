import type { Language } from "../shared/i18n/language.ts";
import { LOCALES } from "../shared/i18n/locales.ts";
import { loadFront } from "./language/load-language.ts";
import { articlePath, PATHS } from "./paths.ts";
import { ARTICLES } from "./pages/blog/articles.ts";
import { loadBlogTexts } from "./pages/blog/use-blog-texts.ts";
import { CHANGES } from "./pages/changelog/changes.ts";

/** All that is new in a language: articles, and the days on which the product changed. */
export async function newsIn(language: Language) {
  const blog = await loadBlogTexts(language);
  const { layout } = await loadFront(language);
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return [
    ...ARTICLES.map(({ id, date }) => ({
      title: blog.articles[id].title,
      summary: blog.articles[id].excerpt,
      address: articlePath(id),
      day: date,
    })),
    ...CHANGES.map(({ day, changes }) => ({
      title: `${layout.changelog.title}, ${format.format(new Date(day))}`,
      summary: changes.map(({ says }) => says[language]).join(" "),
      address: `${PATHS.changelog}#day-${day}`,
      day,
    })),
  ];
}
