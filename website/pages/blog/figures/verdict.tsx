import { useBlogTexts } from "../use-blog-texts.ts";
import styles from "./verdict.module.css";

/** Passes or fails: told by a sign and a word, not by colour. */
export function PassOrFail({ isPass }: { readonly isPass: boolean }) {
  const texts = useBlogTexts();
  return (
    <span className={styles.verdict} data-fails={!isPass || undefined}>
      <span className={styles.word}>{isPass ? texts.figures.passes : texts.figures.fails}</span>
    </span>
  );
}
