import { use, useDeferredValue } from "react";
import { useTexts } from "../../language/use-texts.ts";
import { useBlogTexts } from "./use-blog-texts.ts";
import { useParams } from "react-router-dom";
import { ReadingPage } from "../../components/page/reading-page.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { pathIn } from "../../../shared/site-language.ts";
import { StructuredData, wayTo } from "../../layout/structured-data.tsx";
import { articlePath, PATHS } from "../../paths.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { ArticleLink } from "./article-link.tsx";
import { ArticleMeta } from "./article-meta.tsx";
import styles from "./article-page.module.css";
import { ArticlePicture } from "./article-picture.tsx";
import { articleText } from "./article-text.ts";
import { ARTICLES, type Article } from "./articles.ts";
import { TryBox } from "./try-box.tsx";

const COMPONENTS = { a: ArticleLink };

/** An article. In another language it stays as it is until its text in that language is there. */
function ArticleContent({ article }: { readonly article: Article }) {
  const texts = useTexts();
  const says = useBlogTexts();
  const language = useDeferredValue(useLanguage());
  const { default: Text } = use(articleText(article.id, language));
  const title = says.articles[article.id].title;
  const excerpt = says.articles[article.id].excerpt;
  return (
    <>
      <PageHead title={title} description={excerpt} publishedOn={article.date} />
      <StructuredData
        of={{
          "@type": "Article",
          headline: title,
          description: excerpt,
          datePublished: article.date,
          inLanguage: language,
          author: { "@type": "Organization", name: PRODUCT.name },
        }}
      />
      <StructuredData
        of={wayTo([
          [pathIn(language, PATHS.blog), says.title],
          [pathIn(language, articlePath(article.id)), title],
        ])}
      />
      <ReadingPage
        from={{ path: PATHS.blog, name: says.back }}
        kind={texts.aspects[article.category]}
        heading={title}
        lead={excerpt}
        picture={
          <>
            <ArticleMeta article={article} />
            <div className={styles.picture}>
              <ArticlePicture id={article.id} />
            </div>
          </>
        }
        text={<Text components={COMPONENTS} />}
        language={language}
      >
        <TryBox />
      </ReadingPage>
    </>
  );
}

/** The article that the address names. */
export function ArticlePage() {
  const { id } = useParams();
  const article = ARTICLES.find((one) => one.id === id);
  return article ? <ArticleContent key={article.id} article={article} /> : <NotFoundPage />;
}
