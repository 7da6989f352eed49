import { useBlogTexts } from "./use-blog-texts.ts";
import { ArticleDate } from "./article-date.tsx";
import styles from "./article-meta.module.css";
import type { Article } from "./articles.ts";

interface ArticleMetaProps {
  readonly article: Article;
  readonly minutes?: number;
}

/** Who wrote an article, and when. */
export function ArticleMeta({ article: { author, date }, minutes }: ArticleMetaProps) {
  const texts = useBlogTexts();
  return (
    <p className={styles.meta}>
      <span>{texts.authors[author]}</span>
      <ArticleDate date={date} />
      {minutes !== undefined && <span>{texts.minutes({ minutes })}</span>}
    </p>
  );
}
