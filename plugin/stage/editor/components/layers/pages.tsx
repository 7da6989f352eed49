import { turnTo } from "../../actions/turn-page.ts";
import { useStage, useStageState, useTexts } from "../../stage.ts";
import styles from "./layers.module.css";

/** The pages of the file; one alone needs no list. */
export function Pages() {
  const stage = useStage();
  const texts = useTexts();
  const pages = useStageState((state) => state.document?.file.document.children);
  const pageId = useStageState((state) => state.pageId);
  if (!pages || pages.length < 2) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <h2 className={styles.heading}>{texts.pages}</h2>
      <ul className={styles.pageList}>
        {pages.map((page) => (
          <li key={page.id}>
            <button
              type="button"
              className={styles.page}
              aria-current={page.id === pageId ? "page" : undefined}
              onClick={() => void turnTo(stage, page.id)}
            >
              {page.name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
