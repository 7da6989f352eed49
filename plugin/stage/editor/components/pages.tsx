import { showPage } from "../actions/select.ts";
import { goHome } from "../actions/view.ts";
import { useStage, useStageState, useTexts } from "../stage.ts";
import styles from "./layers.module.css";

/** The pages of the file; one alone needs no list. */
export function Pages() {
  const stage = useStage();
  const texts = useTexts();
  const pages = useStageState((state) => state.document?.file.document.children);
  const pageId = useStageState((state) => state.pageId);
  if (!pages || pages.length < 2) return null;
  const turnTo = (id: string) => {
    showPage(stage, id);
    stage.run?.changePage(id);
    stage.run?.changeSelection([]);
    goHome(stage);
  };
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
              onClick={() => turnTo(page.id)}
            >
              {page.name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
