import { useTexts } from "../../language/use-texts.ts";
import { useBlogTexts } from "./use-blog-texts.ts";
import { Link } from "react-router-dom";
import { articlePath } from "../../paths.ts";
import styles from "./article-card.module.css";
import { ArticleMeta } from "./article-meta.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { Article } from "./articles.ts";

/** An article in a list. The whole card is one link, and its name is the title: “Read More” is only its sign. */
export function ArticleCard({ article }: { readonly article: Article }) {
  const texts = useTexts();
  const words = useBlogTexts();
  const title = words.articles[article.id].title;
  return (
    <li className={styles.card}>
      <ArticlePicture id={article.id} />
      <div className={styles.words}>
        <p className={styles.category}>{texts.aspects[article.category]}</p>
        <h2>
          <Link to={articlePath(article.id)} className={`${styles.link} whole`}>
            {title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{words.articles[article.id].excerpt}</p>
        <ArticleMeta article={article} />
        <p className={styles.more} aria-hidden="true">
          {words.readMore}
        </p>
      </div>
    </li>
  );
}
