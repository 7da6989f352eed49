import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./loading.module.css";

/** Says that something is on its way. */
export function Loading() {
  const texts = useFrontTexts();
  return <output className={styles.loading}>{texts.layout.loading}</output>;
}
