import type { Language } from "../shared/i18n/language.ts";
import { articlePath } from "./paths.ts";
import { ARTICLES } from "./pages/blog/articles.ts";
import { loadBlogTexts } from "./pages/blog/use-blog-texts.ts";

/** All that is new in a language: the articles. */
export async function newsIn(language: Language) {
  const { articles } = await loadBlogTexts(language);
  return ARTICLES.map(({ id, date }) => ({
    title: articles[id].title,
    summary: articles[id].excerpt,
    address: articlePath(id),
    day: date,
  }));
}
