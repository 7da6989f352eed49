import { Button } from "@mantine/core";
import { useTexts } from "../../language/use-texts.ts";
import { useBlogTexts } from "./use-blog-texts.ts";
import { Link } from "react-router-dom";
import { useStagePath } from "../../language/use-stage-path.ts";
import { articlePath } from "../../paths.ts";
import { ARTICLES, type Article } from "./articles.ts";
import styles from "./other-articles.module.css";

/** Where to go on to from the end of an article. */
export function OtherArticles({ than }: { readonly than: Article }) {
  const texts = useTexts();
  const words = useBlogTexts();
  const stage = useStagePath();
  return (
    <footer className={styles.footer}>
      <div className={styles.try}>
        <p>{words.try.text}</p>
        <Button component="a" href={stage}>
          {words.try.action}
        </Button>
      </div>
      <h2>{words.others}</h2>
      <ul className={styles.others}>
        {ARTICLES.filter((article) => article !== than).map(({ id, category }) => (
          <li key={id}>
            <span className={styles.category}>{texts.aspects[category]}</span>
            <Link to={articlePath(id)}>{words.articles[id].title}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
