import { useTranslation } from "react-i18next";
import type { Severity } from "../../../../shared/review/rule.ts";
import styles from "./severity-tag.module.css";

/** How grave a finding is: a word, a colour and a shape of its own. */
export function SeverityTag({ severity }: { readonly severity: Severity }) {
  const { t } = useTranslation();
  return (
    <span className={styles.tag} data-severity={severity}>
      {t(`reviews.severity.${severity}`)}
    </span>
  );
}
