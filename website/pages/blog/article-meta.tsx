import { useBlogTexts } from "./use-blog-texts.ts";
import styles from "./article-meta.module.css";
import type { Article } from "./articles.ts";
import { LOCALES } from "../../../shared/i18n/locales.ts";
import { useLanguage } from "../../language/use-language.ts";

/** A day, as it is written in the language that is spoken. */
function ArticleDate({ date }: { readonly date: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

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
