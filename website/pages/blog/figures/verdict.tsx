import { useTranslation } from "react-i18next";
import styles from "./verdict.module.css";

/** Passes or fails: told by a sign and a word, not by colour. */
export function PassOrFail({ isPass }: { readonly isPass: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles.verdict} data-fails={!isPass || undefined}>
      <span className={styles.word}>{isPass ? t("blog.figures.passes") : t("blog.figures.fails")}</span>
    </span>
  );
}
