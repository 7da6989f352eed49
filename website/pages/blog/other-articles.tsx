import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useStagePath } from "../../language/use-stage-path.ts";
import { articlePath } from "../../paths.ts";
import { ARTICLES, type Article } from "./articles.ts";
import styles from "./other-articles.module.css";

/** Where to go on to from the end of an article. */
export function OtherArticles({ than }: { readonly than: Article }) {
  const { t } = useTranslation();
  const stage = useStagePath();
  return (
    <footer className={styles.footer}>
      <div className={styles.try}>
        <p>{t("blog.try.text")}</p>
        <Button component="a" href={stage}>
          {t("blog.try.action")}
        </Button>
      </div>
      <h2>{t("blog.others")}</h2>
      <ul className={styles.others}>
        {ARTICLES.filter((article) => article !== than).map(({ id, category }) => (
          <li key={id}>
            <span className={styles.category}>{t(`reviews.aspects.${category}`)}</span>
            <Link to={articlePath(id)}>{t(`blog.articles.${id}.title`)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
