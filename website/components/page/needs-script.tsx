import { useFrontTexts } from "../../language/use-front-texts.ts";
import styles from "./needs-script.module.css";

/** Says to whoever has no script that what follows needs one. */
export function NeedsScript() {
  const texts = useFrontTexts();
  return (
    <noscript>
      <p className={styles.note}>{texts.layout.needsScript}</p>
    </noscript>
  );
}
