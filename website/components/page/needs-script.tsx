import { useTranslation } from "react-i18next";
import styles from "./needs-script.module.css";

/** Says to whoever has no script that what follows needs one. */
export function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className={styles.note}>{t("layout.needsScript")}</p>
    </noscript>
  );
}
