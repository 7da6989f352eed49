import { useReviewsTexts } from "../use-reviews-texts.ts";
import type { Severity } from "../../../../shared/review/rule.ts";
import styles from "./severity-tag.module.css";

/** How grave a finding is: a word, a colour and a shape of its own. */
export function SeverityTag({ severity }: { readonly severity: Severity }) {
  const texts = useReviewsTexts();
  return (
    <span className={styles.tag} data-severity={severity}>
      {texts.reviews.severity[severity]}
    </span>
  );
}
