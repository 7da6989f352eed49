import { useTexts } from "../stage.ts";
import styles from "./drop-here.module.css";
import { FileIcon } from "./icons.tsx";
import { StaysHere } from "./notices.tsx";

/** Where a file in the visitor's hand may be dropped. */
export function DropHere() {
  const texts = useTexts();
  return (
    <div className={styles.drop}>
      <div className={styles.words}>
        <FileIcon />
        <p className={styles.title}>{texts.dropHere}</p>
        <p className={styles.hint}>{texts.dropHint}</p>
        <StaysHere />
      </div>
    </div>
  );
}
