import { useBlogTexts } from "./use-blog-texts.ts";
import { ArticleDate } from "./article-date.tsx";
import styles from "./article-meta.module.css";
import type { Article } from "./articles.ts";

/** Who wrote an article, and when. */
export function ArticleMeta({ article: { author, date } }: { readonly article: Article }) {
  const texts = useBlogTexts();
  return (
    <p className={styles.meta}>
      <span>{texts.authors[author]}</span>
      <ArticleDate date={date} />
    </p>
  );
}
