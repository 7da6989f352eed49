import { Button } from "@mantine/core";
import { useState } from "react";
import { useBlogTexts } from "./use-blog-texts.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { ArticleCard } from "./article-card.tsx";
import { ARTICLES } from "./articles.ts";
import styles from "./blog-page.module.css";

/** All articles are shown: whoever asks for more hears that there are none, each time anew. */
function LoadMore() {
  const texts = useBlogTexts();
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setPresses(presses + 1)}>
        {texts.loadMore}
      </Button>
      <output className="visually-hidden">{presses > 0 && <span key={presses}>{texts.noMore}</span>}</output>
    </>
  );
}

/** The list of our articles about design and measuring it, the newest first. */
export function BlogPage() {
  const texts = useBlogTexts();
  return (
    <div className={styles.page}>
      <PageHead title={texts.title} description={texts.lead} />
      <h1>{texts.heading}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <ul className={styles.articles}>
        {ARTICLES.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      <LoadMore />
    </div>
  );
}
